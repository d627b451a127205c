export const embed = {
  "embed.title": "Карта",
  "embed.open": "Отворете картата",
  "embed.venues": { one: "{count} място в изгледа", other: "{count} места в изгледа" },
  "embed.loading": "Търсим събития…",
  "embed.more": { one: "Още {count} събитие", other: "Още {count} събития" },
  "embed.link": "Добавете в сайта си",
  "embed.close": "Затваряне",
} as const;
