/** The demo's Bulgarian cities as Bulgarian texts write them. */
export const BULGARIAN_CITIES: Record<string, string> = {
  Sofia: "София",
  Plovdiv: "Пловдив",
  Varna: "Варна",
  Burgas: "Бургас",
  Ruse: "Русе",
  "Stara Zagora": "Стара Загора",
  "Veliko Tarnovo": "Велико Търново",
  Pleven: "Плевен",
  Blagoevgrad: "Благоевград",
  Bansko: "Банско",
  Gabrovo: "Габрово",
  Shumen: "Шумен",
  Sliven: "Сливен",
  Dobrich: "Добрич",
  Pernik: "Перник",
  Haskovo: "Хасково",
};
