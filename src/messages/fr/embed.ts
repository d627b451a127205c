export const embed = {
  "embed.title": "Carte",
  "embed.open": "Ouvrir la carte",
  "embed.venues": { one: "{count} lieu affiché", other: "{count} lieux affichés" },
  "embed.loading": "Recherche d’événements…",
  "embed.more": { one: "{count} autre événement", other: "{count} autres événements" },
  "embed.link": "Ajouter à votre site",
  "embed.close": "Fermer",
} as const;
