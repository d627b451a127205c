/** Pages without the app around them, which the links of mails lead to. */
export const plainPages = {
  "logout.title": "Sign out?",
  "logout.question": "This ends your session in this browser.",
  "logout.button": "Sign out",

  "unsubscribe.gone-title": "This link no longer works",
  "unsubscribe.gone":
    "A reminder’s link works for a month. You’ll find all your reminders under {favorites}.",
  "unsubscribe.favorites": "My Favorites",
  "unsubscribe.title": "Turn off reminders",
  "unsubscribe.favorites-stay": "Your favorites stay as they are.",
  "unsubscribe.one": "Turn off the reminder for “{event}”",
  "unsubscribe.this": "Turn off the reminder for this event",
  "unsubscribe.all": "Turn off all my reminders",
  "unsubscribe.one-is-off": "This reminder is off",
  "unsubscribe.all-are-off": "Your reminders are off",
  "unsubscribe.on-again": "You can turn them on again under {favorites}.",

  "confirm-event.title": "Confirm your event",
  "confirm-event.what": "Next, a moderator will review it. Then it goes on the map.",
  "confirm-event.button": "Confirm event",
  "confirm-event.done": "Thanks, your event is confirmed",
  "confirm-event.next": "A moderator will review it now. We’ll email you the decision.",
  "confirm-event.refused-title": "Your event wasn’t submitted",
  "confirm-event.refused":
    "Use your browser’s back button: what you entered is still there. Correct it and submit it again.",
  "confirm-event.gone-title": "This link no longer works",
  "confirm-event.gone": "It may have expired. Please submit the event again.",

  "address.confirm-title": "Change your email address?",
  "address.confirm": "You’ll sign in with this address and get our emails here.",
  "address.confirm-button": "Use this address",
  "address.stop-title": "Stop the change?",
  "address.stop":
    "Your account will keep the address this email was sent to. If it has already been changed, we’ll change it back, sign you out everywhere and send you a link to set a new password.",
  "address.stop-button": "Keep my address",
  "address.changed-title": "Your address was changed",
  "address.changed": "Use it to sign in from now on.",
  "address.taken-title": "This address already has an account",
  "address.taken": "An address can belong to one account only. Nothing was changed.",
  "address.dead-title": "This link no longer works",
  "address.dead": "Nothing was changed.",
  "address.stopped-title": "The change was stopped",
  "address.stopped": "Your account keeps its old address.",

  "busy.title": "We’re very busy right now",
  "busy.text": "So many people are here that this page has to wait. Please try again in a few seconds.",
  "busy.again": "Try again",
} as const;
