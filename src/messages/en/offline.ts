export const offline = {
  "offline.notice": "You are offline. This is what was kept.",
  "offline.kept": "The server does not answer. This is an older copy.",
  "offline.update": "A new version is here.",
  "offline.reload": "Reload",
  "offline.title": "You are offline.",
  "offline.text": "This page was not kept. The last map you saw and your favorites were.",
  "offline.map": "Open the last map",
  "offline.part": "This could not be loaded. Please check your connection and try again.",
} as const;
