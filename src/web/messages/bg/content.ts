export const content = {
  "blog.title": "Блог",
  "blog.description": "Идеи и новини за събитията и за това как да се радваме на живота.",
  "blog.read-more": "Прочетете още",
  "blog.minutes": { one: "{count} мин. четене", other: "{count} мин. четене" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Все още няма статии.",
  "blog.none-map": "Отворете картата",
  "blog.back": "Обратно към блога",
  "blog.share": "Споделяне",

  "content.english-only": "Този текст е наличен само на английски.",

  "team.title": "Екип",
  "team.description": "Хората зад {site}.",
  "team.lead": "Трима души, една карта и твърде много отворени прозорци със събития.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} в LinkedIn, отваря се в нов прозорец",

  greeting:
    "Здравейте, вие, които надничате зад картата. Всяка карфица тук беше нечия вечер. Открихте грешка или имате по-добра идея? Формулярът за обратна връзка чете всичко.",

  "legal.contents": "На тази страница",
  "legal.updated": "Последна промяна: {date}",
  "legal.others": "Правила",
  "legal.terms": "Условия за ползване",
  "legal.privacy": "Поверителност",
  "legal.cookies": "Бисквитки",
  "legal.data": "Изтриване на данни",
} as const;
