export const account = {
  "favorite.label": "Favorite: {event}",
  "favorite.added": "Event added to Favorites",
  "favorite.removed": "Event removed from Favorites",
  "favorite.failed": "This could not be saved. Please check your connection and try again.",
  "reminder.label": "Reminder: {event}",
  "reminder.added": "Reminder for the event was added. You will receive an email one day before event",
  "reminder.removed": "Your reminder for the event was removed",
} as const;
