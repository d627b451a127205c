export const en = {
  "site.description":
    "Concerts, theater, parties, sport and more on one world map. Free, and no tickets to sell you.",
  "page.title": "{page} · {site}",
  "landing.title": "{site} · Local events on a world map",

  "shell.skip": "Skip to the content",
  "shell.main": "Main",
  "shell.footer": "About this site",
  "shell.home": "Home",
  "shell.login": "Login",
  "shell.events": "Events",
  "shell.contact": "Contact",
  "shell.articles": "Articles",
  "shell.terms": "Terms",
  "scheme.auto": "System",
  "scheme.light": "Light",
  "scheme.dark": "Dark",
  "scheme.label": "Colors:",

  "landing.headline": "Navigate the World of Events",
  "landing.lead":
    "Concerts, theater, parties, matches and more, where you are or where you are going. Free, and no tickets to sell you.",
  "landing.open-map": "GO TO THE MAP",
  "landing.upcoming": {
    one: "{count} upcoming event, one map",
    other: "{count} upcoming events, one map",
  },
  "landing.latest.theater": "Latest theater in {country}",
  "landing.latest.party": "Latest parties in {country}",
  "landing.latest.concert": "Latest concerts in {country}",
  "landing.see-all": "See all on the map",
  "landing.scroll-back": "Show earlier cards: {row}",
  "landing.scroll-on": "Show more cards: {row}",

  "country.Bulgaria": "Bulgaria",
  "country.USA": "the USA",

  "donate.title": "We do not sell any tickets! Please support our work:",
  "donate.text": "{site} is free for everyone. Your donation keeps the map running.",
  "donate.button": "Donate",

  "event.time": "{time}h",
  "event.when": "{date} · {time}",
  "event.where-when": "{city} · {date} · {time}",
  "event.where": "{venue} · {city}",

  "map.title": "Map",
  "map.label": "Map of venues",
  "map.loading": "Loading...",

  "reference.title": "API",
  "reference.document": "The same as an OpenAPI document.",
  "reference.optional": "optional",
  "reference.body": "Body",
  "reference.answer": "Answer {status}",

  "not-found.title": "Lost? This page is not on the map yet!",
  "not-found.text": "The address may have changed, or it was never here.",
  "not-found.home": "Take me home",
  "not-found.map": "Open the map",

  "failure.title": "Something broke on our side.",
  "failure.text": "Please try again in a moment. If it keeps happening, tell us this number:",
  "failure.text-plain": "Please try again in a moment.",
  "failure.retry": "Try again",
} as const;
