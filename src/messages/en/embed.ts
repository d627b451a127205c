export const embed = {
  "embed.title": "Map",
  "embed.open": "Open the map",
  "embed.venues": { one: "{count} venue in view", other: "{count} venues in view" },
  "embed.loading": "Looking for events…",
  "embed.more": { one: "{count} more event", other: "{count} more events" },
  "embed.link": "Add to your site",
  "embed.close": "Close",
} as const;
