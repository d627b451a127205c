export const content = {
  "blog.title": "Blog",
  "blog.description": "Einblicke und Neues rund um Events und die Freude am Leben.",
  "blog.read-more": "Weiterlesen",
  "blog.minutes": { one: "{count} Min. Lesezeit", other: "{count} Min. Lesezeit" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Es gibt noch keine Artikel.",
  "blog.none-map": "Karte öffnen",
  "blog.back": "Zurück zum Blog",
  "blog.share": "Teilen",

  "content.english-only": "Dieser Text liegt nur auf Englisch vor.",

  "team.title": "Team",
  "team.description": "Die Arbeit hinter {site}.",
  "team.lead": "Drei Arten von Arbeit hinter einer Karte.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} auf LinkedIn, öffnet in einem neuen Tab",

  "support.title": "Unterstütze uns",
  "support.description": "Wie du {site} unterstützen und mitgestalten kannst.",
  "support.lead": "{site} ist für alle kostenlos und verkauft keine Tickets.",
  "support.donate": "Spenden",
  "support.donate-text":
    "Diese Website nimmt derzeit keine Spenden an. Wenn du Freunden davon erzählst, hilft das genauso.",
  "support.roadmap": "Roadmap",
  "support.roadmap-text":
    "Eine öffentliche Roadmap gibt es noch nicht. Was sich geändert hat, steht im Blog; schreib uns, was dir fehlt.",
  "support.write": "Schreib uns",
  "support.blog": "Zum Blog",

  greeting:
    "Hallo! Du schaust hinter die Karte. Jeder Pin hier war für jemanden ein Abend. Fehler gefunden oder eine bessere Idee? Im Feedback-Formular lesen wir alles.",

  "legal.contents": "Auf dieser Seite",
  "legal.updated": "Zuletzt aktualisiert: {date}",
  "legal.others": "Rechtliches",
  "legal.terms": "Nutzungsbedingungen",
  "legal.privacy": "Datenschutzerklärung",
  "legal.cookies": "Cookie-Richtlinie",
  "legal.data": "Datenlöschung",
  "legal.accessibility": "Erklärung zur Barrierefreiheit",
};
