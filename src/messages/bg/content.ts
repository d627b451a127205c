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
  "team.description": "Работата зад {site}.",
  "team.lead": "Три вида работа зад една карта.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} в LinkedIn, отваря се в нов прозорец",

  "support.title": "Подкрепете ни",
  "support.description": "Как да подкрепите {site} и да повлияете на следващите промени.",
  "support.lead": "{site} е безплатен за всички и не продава билети.",
  "support.donate": "Дарения",
  "support.donate-text":
    "В момента сайтът не приема дарения. Разкажете за него на приятел, това помага също толкова.",
  "support.roadmap": "Планове",
  "support.roadmap-text": "Все още няма публични планове. Новостите са в блога; пишете ни какво липсва.",
  "support.write": "Пишете ни",
  "support.blog": "Към блога",

  greeting:
    "Здравейте, вие, които надничате зад картата. Всяка карфица тук беше нечия вечер. Открихте грешка или имате по-добра идея? Формулярът за обратна връзка чете всичко.",

  "legal.contents": "На тази страница",
  "legal.updated": "Последна промяна: {date}",
  "legal.others": "Правила",
  "legal.terms": "Условия за ползване",
  "legal.privacy": "Поверителност",
  "legal.cookies": "Бисквитки",
  "legal.data": "Изтриване на данни",
  "legal.accessibility": "Декларация за достъпност",
} as const;
