/** Pages without the app around them, which the links of mails lead to. */
export const plainPages = {
  "logout.title": "Log out?",
  "logout.question": "This ends your session in this browser.",
  "logout.button": "Log out",

  "unsubscribe.gone-title": "This link no longer works",
  "unsubscribe.gone":
    "A reminder can be turned off for a month after it was sent. All of yours are under {favorites}.",
  "unsubscribe.favorites": "My Favorites",
  "unsubscribe.title": "Turn reminders off",
  "unsubscribe.favorites-stay": "Your favorites stay as they are.",
  "unsubscribe.one": "Turn off the reminder of “{event}”",
  "unsubscribe.this": "Turn off the reminder of this event",
  "unsubscribe.all": "Turn off all my reminders",
  "unsubscribe.one-is-off": "This reminder is off",
  "unsubscribe.all-are-off": "Your reminders are off",
  "unsubscribe.on-again": "You can turn the bell on again under {favorites}.",

  "confirm-event.title": "Confirm your event",
  "confirm-event.what": "A moderator looks at it next; then it is on the map.",
  "confirm-event.button": "Confirm the event",
  "confirm-event.done": "Thank you, your event is confirmed",
  "confirm-event.next": "A moderator looks at it now. We write to you when it is decided.",
  "confirm-event.refused-title": "Your event was not sent",
  "confirm-event.refused":
    "Go back with your browser: what you wrote is still there. Correct it and send it again.",
  "confirm-event.gone-title": "This link no longer works",
  "confirm-event.gone": "It may be too old. Please send the event again.",

  "address.confirm-title": "Change your e-mail address?",
  "address.confirm": "From now on you sign in with this address, and mails come here.",
  "address.confirm-button": "Use this address",
  "address.stop-title": "Stop the change?",
  "address.stop":
    "Your account keeps the address to which this mail was sent. If it has been changed already, it is changed back, you are signed out everywhere, and we send you a link for a new password.",
  "address.stop-button": "Keep my address",
  "address.changed-title": "Your address was changed",
  "address.changed": "Sign in with it from now on.",
  "address.taken-title": "This address has an account already",
  "address.taken": "Two accounts cannot have one address. Nothing was changed.",
  "address.dead-title": "This link no longer works",
  "address.dead": "Nothing was changed.",
  "address.stopped-title": "The change was stopped",
  "address.stopped": "Your account has its old address.",

  "busy.title": "Very busy just now",
  "busy.text":
    "So many people are here at once that this page has to wait. Please try again in a few seconds.",
  "busy.again": "Try again",
} as const;
