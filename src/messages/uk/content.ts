import type { Translated } from "../catalogue.ts";
import type { content as english } from "../en/content.ts";
import { oneFewMany } from "../one-few-many.ts";

export const content: Translated<typeof english> = {
  "blog.title": "Блог",
  "blog.description": "Думки й новини про події та про те, як насолоджуватися життям.",
  "blog.read-more": "Читати далі",
  "blog.minutes": oneFewMany("{count}\u00a0хв читання", "{count}\u00a0хв читання", "{count}\u00a0хв читання"),
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Статей ще немає.",
  "blog.none-map": "Відкрити карту",
  "blog.back": "Назад до блогу",
  "blog.share": "Поділитися",

  "content.english-only": "Цей текст доступний лише англійською.",

  "team.title": "Команда",
  "team.description": "Праця, що стоїть за {site}.",
  "team.lead": "Три види праці за однією картою.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} у LinkedIn, відкриється в новій вкладці",

  "support.title": "Підтримайте нас",
  "support.description": "Як підтримати {site} і вплинути на те, що буде далі.",
  "support.lead": "{site} — безкоштовний сервіс для всіх і не продає квитків.",
  "support.help": "Як ви можете допомогти",
  "support.help-tell": "Розкажіть друзям про вечір, який ви тут знайшли.",
  "support.help-add": "Додайте подію, якої бракує на карті.",
  "support.help-report": "Помітили помилку? На сторінці кожної події можна повідомити про проблему.",
  "support.help-write": "Напишіть нам ідеї або якщо хочете допомогти.",
  "support.add": "Додати подію",
  "support.planned": "Заплановано на наступну версію:",
  "support.planned-none": "Ми ще не оголосили наступну версію. Напишіть, чого вам бракує.",
  "support.roadmap": "Плани",
  "support.write": "Написати нам",
  "support.blog": "Читати блог",

  greeting:
    "Вітаємо тих, хто зазирає за карту. Кожна мітка тут була чиїмось вечором. Знайшли помилку чи маєте кращу ідею? Через форму відгуку ми читаємо все.",

  "legal.contents": "На цій сторінці",
  "legal.updated": "Оновлено: {date}",
  "legal.others": "Правила",
  "legal.terms": "Умови користування",
  "legal.privacy": "Політика приватності",
  "legal.cookies": "Політика щодо файлів cookie",
  "legal.data": "Видалення даних",
  "legal.accessibility": "Заява про доступність",
};
