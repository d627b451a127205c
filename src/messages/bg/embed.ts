export const embed = {
  "embed.title": "Карта",
  "embed.open": "Към картата",
  "embed.venues": { one: "{count} място на картата", other: "{count} места на картата" },
  "embed.loading": "Търсим събития…",
  "embed.more": { one: "Още {count} събитие", other: "Още {count} събития" },
  "embed.link": "Добавяне в сайта ви",
  "embed.close": "Затваряне",
} as const;
