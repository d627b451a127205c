export const embed = {
  "embed.title": "Map",
  "embed.open": "Open the map",
  "embed.venues": { one: "{count} venue in view", other: "{count} venues in view" },
  "embed.loading": "Looking for events…",
  "embed.more": { one: "{count} more event", other: "{count} more events" },
  "embed.link": "This map on your own page",
  "embed.close": "Close",

  "embed-maker.title": "A map for your own page",
  "embed-maker.lead":
    "Put the events around you on your website: choose what the map shows and copy the line below into your page. It is free and keeps itself up to date.",
  "embed-maker.category": "Category",
  "embed-maker.all": "All",
  "embed-maker.width": "Width",
  "embed-maker.height": "Height",
  "embed-maker.snippet": "The line for your page",
  "embed-maker.copy": "Copy",
  "embed-maker.copied": "Copied",
  "embed-maker.refused": "This browser does not allow copying. The line is selected: copy it by hand.",
  "embed-maker.preview": "Preview",
  "embed-maker.hint": "Move the map in the preview to where it should open.",
} as const;
