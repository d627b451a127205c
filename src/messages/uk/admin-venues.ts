import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";
import { oneFewMany } from "../one-few-many.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Видалити {venue}?",
  "admin.ask-venue-alone": "Подій у ньому немає.",
  "admin.ask-venue-events": oneFewMany(
    "Разом із ним буде видалено {count} подію.",
    "Разом із ним буде видалено {count} події.",
    "Разом із ним буде видалено {count} подій.",
  ),

  "admin.view.merge-venues": "Об’єднати місця",
  "admin.section.merge-keep": "Місце, яке залишиться",
  "admin.section.merge-merge": "Місце, яке приєднати",
  "admin.section.merge-preview": "Що з цього вийде",
  "admin.merge": "Об’єднати",
  "admin.merge-lead":
    "Для місця, яке є у списку двічі: його події, улюблені, адреси та джерела стануть спільними.",
  "admin.merge-none": "Виберіть місце.",
  "admin.merge-same": "{venue} і так залишиться. Виберіть інше.",
  "admin.merge-empty": "Виберіть обидва місця, щоб побачити, що змінить об’єднання.",
  "admin.merge-counting": "Рахуємо…",
  "admin.merge-count.events": "Події, які перейдуть, також минулі",
  "admin.merge-count.doubles": "Спільні події, які стануть однією",
  "admin.merge-count.favorites": "Улюблені події, які залишаться улюбленими",
  "admin.merge-count.people": "Люди, які мають їх в улюблених",
  "admin.merge-count.addresses": "Адреси місць, які вестимуть до того, що залишиться",
  "admin.merge-count.sources": "Джерела, які відтепер братимуть місце, що залишиться",
  "admin.merge-doubles": "Події обох місць",
  "admin.merge-undo": "Об’єднання можна скасувати в журналі змін.",
  "admin.merge-ask": "Об’єднати {merged} із {kept}?",
  "admin.merge-ask-events": oneFewMany(
    "{count} подія перейде, а {merged} зникне зі списку.",
    "{count} події перейдуть, а {merged} зникне зі списку.",
    "{count} подій перейдуть, а {merged} зникне зі списку.",
  ),
  "admin.merge-ask-doubles": oneFewMany(
    "{count} спільна подія стане однією.",
    "{count} спільні події об’єднаються попарно.",
    "{count} спільних подій об’єднаються попарно.",
  ),
  "admin.merge-done": "Місця об’єднано",

  "admin.view.merge-cities": "Об’єднання міст",
  "admin.section.merge-cities-keep": "Місто, що залишається",
  "admin.section.merge-cities-merge": "Місто, що приєднується до нього",
  "admin.merge-cities-lead":
    "Для міста, яке є в списку під двома назвами: його місця, підписки й адреси стають одним.",
  "admin.merge-cities-none": "Виберіть місто.",
  "admin.merge-cities-same": "{city}\u00a0— це вже місто, що залишається. Виберіть інше.",
  "admin.merge-cities-empty": "Виберіть обидва міста, щоб побачити, що змінить об’єднання.",
  "admin.merge-cities-count.venues": "Місця, що переміщуються",
  "admin.merge-cities-count.follows": "Підписки, які відтепер стосуються міста, що залишилося",
  "admin.merge-cities-count.places": "Збережені відповіді про місця з джерел",
  "admin.merge-cities-done": "Міста об’єднано",
  "admin.merge-cities-ask": {
    one: "Переміщується {count} місце, а {merged} веде до: {kept}.",
    few: "Переміщуються {count} місця, а {merged} веде до: {kept}.",
    many: "Переміщується {count} місць, а {merged} веде до: {kept}.",
    other: "Переміщується {count} місця, а {merged} веде до: {kept}.",
  },
};
