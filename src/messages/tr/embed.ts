export const embed = {
  "embed.title": "Harita",
  "embed.open": "Haritayı aç",
  "embed.venues": { one: "Bu alanda {count} mekân", other: "Bu alanda {count} mekân" },
  "embed.loading": "Etkinlikler aranıyor…",
  "embed.more": { one: "{count} etkinlik daha", other: "{count} etkinlik daha" },
  "embed.link": "Sitenize ekleyin",
  "embed.close": "Kapat",
} as const;
