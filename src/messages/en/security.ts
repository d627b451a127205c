import { securityKinds } from "./security-kinds.ts";

/** The security page of the profile, loaded with it. */
export const security = {
  ...securityKinds,
  "security.loading": "Loading…",
  "security.failed": "That didn’t work. Please try again.",

  "profile.delete-yourself": "Or delete it yourself",
  "profile.delete-yourself-lead":
    "Immediately and for good: your profile, favorites, reminders, follows and sessions are deleted and can’t be restored.",
  "profile.delete-brought": "Events you added",
  "profile.delete-brought.keep": "Keep them, without my name",
  "profile.delete-brought.remove": "Remove them",
  "profile.delete-now": "Delete my account",
  "profile.delete-sign-in": "To delete your account, please sign in with Google once more.",

  "security.email": "Email address",
  "security.email-lead": "You sign in with {email}, and our emails go there.",
  "security.email-stopped":
    "This address rejects our emails, so we no longer send reminders and updates there. Check your mailbox, or change the address.",
  "security.email-retry": "Send emails again",
  "security.email-retried": "We’re sending emails to this address again.",
  "security.email-new": "New email address",
  "security.email-change": "Change address",
  "security.email-sent":
    "Open the link we sent to the new address. We’ve also notified your old address, from which you can stop the change.",

  "security.passkeys": "Passkeys",
  "security.passkeys-lead":
    "Sign in with your fingerprint, your face or your device’s PIN instead of a password.",
  "security.passkey-add": "Add a passkey",
  "security.passkey-added": "The passkey was added.",
  "security.passkey-name": "Passkey name",
  "security.passkey-hint": "To help you recognize it later, for example the name of this device.",
  "security.passkey-used": "Last used {when}",
  "security.passkey-unused": "Added {when}, not used yet",
  "security.passkey-rename": "Rename",
  "security.passkey-rename-spoken": "Rename the passkey {name}",
  "security.passkey-save": "Save",
  "security.passkey-renamed": "The passkey was renamed.",
  "security.passkey-remove": "Remove",
  "security.passkey-remove-spoken": "Remove the passkey {name}",
  "security.passkey-removed": "The passkey was removed.",

  "security.factor": "Two-step verification",
  "security.factor-lead":
    "After your password, we’ll ask for a code from an authenticator app on your phone. Passkeys don’t need it.",
  "security.factor-required":
    "Your role requires two-step verification: set it up here, or sign in with a passkey. Until then, you have a user’s permissions.",
  "security.factor-begin": "Set up an app",
  "security.factor-scan": "Scan this with your authenticator app.",
  "security.factor-qr": "QR code for the key below",
  "security.factor-type": "Or add this key to the app, or follow the link on your phone:",
  "security.factor-link": "Open in the app",
  "security.factor-code": "Code from the app",
  "security.factor-confirm": "Turn on",
  "security.factor-codes":
    "Two-step verification is on. Store these recovery codes somewhere you can reach without your phone. Each works once, and they won’t be shown again:",
  "security.factor-done": "I’ve saved them",
  "security.factor-on": {
    one: "It is on. {count} recovery code is left.",
    other: "It is on. {count} recovery codes are left.",
  },
  "security.factor-prove": "Enter a code",
  "security.factor-off": "Turn off",
  "security.factor-turned-off": "Two-step verification is off.",
  "security.factor-proved": "Thanks, your permissions are back.",

  "security.sessions": "Where you’re signed in",
  "security.sessions-lead": "If you don’t recognize a session, end it and change your password.",
  "security.session-this": "This device",
  "security.session-used": "Last used {when}",
  "security.session-end": "End",
  "security.session-end-spoken": "End the session on {device}",
  "security.session-ended": "The session was ended.",
  "security.sessions-end": "End all other sessions",
  "security.sessions-ended": "All other sessions were ended.",

  "security.tokens": "Tokens for programs",
  "security.tokens-lead":
    "A token lets a program use the API for you. It can’t open this page, and changing your password ends all tokens.",
  "security.tokens-none": "You have no tokens.",
  "security.token-make": "Create a token",
  "security.token-made": "Token created.",
  "security.token-name": "Token name",
  "security.token-hint": "To help you recognize it later, for example the program it’s for.",
  "security.token-right": "What it can do",
  "security.right.read": "Read",
  "security.right.write": "Read and change what’s yours",
  "security.right.moderate": "Moderate",
  "security.right.administer": "Administer",
  "security.token-days": "How long it works",
  "security.token-days-of": { one: "{count} day", other: "{count} days" },
  "security.token-once": "This is your new token. Save it now: we can’t show it again.",
  "security.token-secret": "The new token",
  "security.token-copy": "Copy",
  "security.token-copied": "The token was copied.",
  "security.token-copy-failed": "Copying didn’t work. Please select the token and copy it.",
  "security.token-kept": "I’ve saved it",
  "security.token-expires": "until {when}",
  "security.token-expired": "expired {when}",
  "security.token-used": "last used {when}",
  "security.token-unused": "not used yet",
  "security.token-revoke": "Revoke",
  "security.token-revoke-spoken": "Revoke the token {name}",
  "security.token-revoke-title": "Revoke “{name}”?",
  "security.token-revoke-lead":
    "Programs that use this token will stop working right away. This can’t be undone.",
  "security.token-revoked": "The token was revoked.",
  "security.token-cancel": "Cancel",

  "security.data": "Your data",
  "security.data-lead":
    "Everything we hold about your account, as a JSON file: profile, favorites, reminders, follows, the events and reports you sent, sessions and this log.",
  "security.data-export": "Download my data",

  "security.log": "Security log",
  "security.log-lead": "What happened to your account in the last six months. IP addresses are shortened.",
  "security.log-older": "Show older",
} as const;
