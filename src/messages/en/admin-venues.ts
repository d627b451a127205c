export const adminVenues = {
  "admin.ask-venue": "Delete {venue}?",
  "admin.ask-venue-alone": "It has no events.",
  "admin.ask-venue-events": {
    one: "{count} event is deleted with it.",
    other: "{count} events are deleted with it.",
  },

  "admin.view.merge-venues": "Merge Venues",
  "admin.section.merge-keep": "Venue to keep",
  "admin.section.merge-merge": "Venue to merge into it",
  "admin.section.merge-preview": "What follows",
  "admin.merge": "Merge",
  "admin.merge-lead":
    "For a place that is listed twice: its events, favorites, addresses and sources become one.",
  "admin.merge-none": "Choose a venue.",
  "admin.merge-same": "{venue} is already the venue to keep. Choose another one.",
  "admin.merge-empty": "Choose both venues to see what merging them changes.",
  "admin.merge-counting": "Counting…",
  "admin.merge-count.events": "Events that move, past ones too",
  "admin.merge-count.doubles": "Events of both that become one",
  "admin.merge-count.favorites": "Favorite events that stay favorites",
  "admin.merge-count.people": "People who have them as favorites",
  "admin.merge-count.addresses": "Venue addresses that lead to the kept venue",
  "admin.merge-count.sources": "Sources that use the kept venue from now on",
  "admin.merge-doubles": "Events of both venues",
  "admin.merge-undo": "The change log can undo a merge.",
  "admin.merge-ask": "Merge {merged} into {kept}?",
  "admin.merge-ask-events": {
    one: "{count} event moves, and {merged} is no longer listed.",
    other: "{count} events move, and {merged} is no longer listed.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} event that both have becomes one.",
    other: "{count} events that both have become one each.",
  },
  "admin.merge-done": "Venues Merged",
} as const;
