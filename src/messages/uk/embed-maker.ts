import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Додати на свій сайт",
  "embed-maker.lead":
    "Показуйте події на власному сайті: виберіть, що і як, і скопіюйте код нижче. Це безкоштовно й оновлюється саме.",
  "embed-maker.kind": "Що показувати",
  "embed-maker.kind.list": "Список подій",
  "embed-maker.kind.month": "Календар на місяць",
  "embed-maker.kind.event": "Одна подія",
  "embed-maker.kind.map": "Карта",
  "embed-maker.kind.component": "Вебкомпонент",
  "embed-maker.kind.list.hint": "Найближчі події у рамці. Скрипт на вашій сторінці не потрібен.",
  "embed-maker.kind.month.hint": "Календар у рамці. Скрипт на вашій сторінці не потрібен.",
  "embed-maker.kind.event.hint":
    "Одна подія у рамці. У WordPress та інших системах із oEmbed досить вставити адресу події.",
  "embed-maker.kind.map.hint": "Пересуньте карту в перегляді туди, де вона має відкриватися.",
  "embed-maker.kind.component.hint":
    "Найближчі події як частина вашої сторінки: бере її шрифт і росте разом із вмістом.",
  "embed-maker.city": "Місто",
  "embed-maker.country": "Країна",
  "embed-maker.place-hint": "Без міста: місце, звідки ви сюди прийшли.",
  "embed-maker.event": "Адреса сторінки події",
  "embed-maker.event-needed": "Вставте сюди адресу сторінки події з цього сайту.",
  "embed-maker.category": "Категорія",
  "embed-maker.all": "Усі",
  "embed-maker.theme": "Кольори",
  "embed-maker.theme.auto": "Як на пристрої відвідувача",
  "embed-maker.theme.light": "Світлі",
  "embed-maker.theme.dark": "Темні",
  "embed-maker.language": "Мова",
  "embed-maker.language-auto": "Мова відвідувача",
  "embed-maker.limit": "Кількість подій",
  "embed-maker.width": "Ширина",
  "embed-maker.height": "Висота",
  "embed-maker.snippet": "Код для вашої сторінки",
  "embed-maker.copy": "Копіювати",
  "embed-maker.copied": "Скопійовано",
  "embed-maker.refused": "Цей браузер не дозволяє копіювати. Код виділено: скопіюйте його вручну.",
  "embed-maker.preview": "Попередній перегляд",
};
