import type { Translated } from "../catalogue.ts";
import type { content as english } from "../en/content.ts";
import { oneFewMany } from "../one-few-many.ts";

export const content: Translated<typeof english> = {
  "blog.title": "Блог",
  "blog.description": "Думки й новини про події та про те, як насолоджуватися життям.",
  "blog.read-more": "Читати далі",
  "blog.minutes": oneFewMany("{count} хв читання", "{count} хв читання", "{count} хв читання"),
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
  "support.lead": "{site} безкоштовно для всіх і не продає квитків.",
  "support.donate": "Підтримка",
  "support.donate-text": "Наразі сайт не приймає внесків. Розповісти про нього друзям не менш корисно.",
  "support.roadmap": "Плани",
  "support.roadmap-text": "Публічних планів ще немає. Про зміни пишемо в блозі; напишіть нам, чого бракує.",
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
