export const embed = {
  "embed.title": "Карта",
  "embed.open": "Отворете картата",
  "embed.venues": { one: "{count} място в изгледа", other: "{count} места в изгледа" },
  "embed.loading": "Търсим събития…",
  "embed.more": { one: "Още {count} събитие", other: "Още {count} събития" },
  "embed.link": "Тази карта на вашата страница",
  "embed.close": "Затваряне",

  "embed-maker.title": "Карта за вашата страница",
  "embed-maker.lead":
    "Покажете събитията около вас на своя сайт: изберете какво да има на картата и копирайте реда по-долу в страницата си. Безплатно е и се обновява само.",
  "embed-maker.category": "Категория",
  "embed-maker.all": "Всички",
  "embed-maker.width": "Ширина",
  "embed-maker.height": "Височина",
  "embed-maker.snippet": "Редът за вашата страница",
  "embed-maker.copy": "Копиране",
  "embed-maker.copied": "Копирано",
  "embed-maker.refused": "Браузърът не позволява копиране. Редът е избран: копирайте го ръчно.",
  "embed-maker.preview": "Преглед",
  "embed-maker.hint": "Преместете картата в прегледа там, където трябва да се отваря.",
} as const;
