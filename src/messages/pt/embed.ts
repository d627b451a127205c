export const embed = {
  "embed.title": "Mapa",
  "embed.open": "Abrir o mapa",
  "embed.venues": { one: "{count} local nesta área", other: "{count} locais nesta área" },
  "embed.loading": "Procurando eventos…",
  "embed.more": { one: "mais {count} evento", other: "mais {count} eventos" },
  "embed.link": "Adicionar ao seu site",
  "embed.close": "Fechar",
} as const;
