export const embed = {
  "embed.title": "Mappa",
  "embed.open": "Apri la mappa",
  "embed.venues": { one: "{count} luogo in questa zona", other: "{count} luoghi in questa zona" },
  "embed.loading": "Ricerca degli eventi…",
  "embed.more": { one: "ancora {count} evento", other: "altri {count} eventi" },
  "embed.link": "Aggiungi al tuo sito",
  "embed.close": "Chiudi",
} as const;
