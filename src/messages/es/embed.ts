export const embed = {
  "embed.title": "Mapa",
  "embed.open": "Abrir el mapa",
  "embed.venues": { one: "{count} lugar en esta zona", other: "{count} lugares en esta zona" },
  "embed.loading": "Buscando eventos…",
  "embed.more": { one: "{count} evento más", other: "{count} eventos más" },
  "embed.link": "Añadir a tu web",
  "embed.close": "Cerrar",
} as const;
