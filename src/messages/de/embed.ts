export const embed = {
  "embed.title": "Karte",
  "embed.open": "Karte öffnen",
  "embed.venues": { one: "{count} Location auf der Karte", other: "{count} Locations auf der Karte" },
  "embed.loading": "Events werden gesucht …",
  "embed.more": { one: "{count} weiteres Event", other: "{count} weitere Events" },
  "embed.link": "In deine Website einbinden",
  "embed.close": "Schließen",
};
