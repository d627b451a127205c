export const offline = {
  "offline.notice": "You’re offline. This is a saved version.",
  "offline.kept": "We can’t reach the server. This is an older copy.",
  "offline.update": "A new version is available.",
  "offline.reload": "Reload",
  "offline.title": "You’re offline.",
  "offline.text": "This page isn’t saved on your device. Your last map and your favorites are.",
  "offline.map": "Open your last map",
  "offline.part": "This couldn’t be loaded. Please check your connection and try again.",
} as const;
