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
};
