import type { Translated } from "../catalogue.ts";
import type { following as english } from "../en/following.ts";
import { oneFewMany } from "../one-few-many.ts";

export const following: Translated<typeof english> = {
  "follow.lead": "Co obserwujesz i\u00a0jak Cię o\u00a0tym powiadamiamy",
  "follow.something": "Obserwuj coś",
  "follow.none": "Niczego jeszcze nie obserwujesz",
  "follow.none-hint":
    "Obserwuj miasto, miejsce, organizatora lub wyszukiwanie, a\u00a0powiemy Ci, co tam nowego.",
  "follow.kind.city": "Miasto",
  "follow.kind.venue": "Miejsce",
  "follow.kind.category": "Kategoria",
  "follow.kind.search": "Wyszukiwanie",
  "follow.kind.area": "Obszar na mapie",
  "follow.area": "Obszar wokół {latitude}, {longitude}",
  "follow.rhythm": "Jak często, {name}",
  "follow.now": "Od razu",
  "follow.daily": "Codziennie",
  "follow.weekly": "Co tydzień",
  "follow.mail": "E-mail",
  "follow.push": "Push",
  "follow.mail-of": "E-mail, {name}",
  "follow.push-of": "Push, {name}",
  "follow.end": "Przestań obserwować: {name}",
  "follow.calendar": "Kalendarz",
  "push.title": "Powiadomienia push na tym urządzeniu",
  "push.hint": "To, co obserwujesz przez push, i\u00a0zmiany w\u00a0ulubionych",
  "push.denied":
    "Przeglądarka blokuje powiadomienia: zezwól na nie dla tej strony w\u00a0ustawieniach, a\u00a0potem włącz tutaj.",
  "push.none":
    "Ta przeglądarka nie ma powiadomień ze stron. Na iPhonie najpierw dodaj stronę do ekranu początkowego.",
  "news.kind.new": "Nowe",
  "news.kind.cancelled": "Odwołane",
  "news.kind.postponed": "Przełożone",
  "news.kind.moved": "Przeniesione",
  "news.kind.scheduled": "Odbędzie się",
  "news.added": oneFewMany("{count} nowe", "{count} nowe", "{count} nowych"),
  "news.changed": oneFewMany("{count} zmienione", "{count} zmienione", "{count} zmienionych"),
  "news.since": "od {day}",
  "news.see-all": "Oznacz wszystko jako widziane",
  "news.none": "Nic nowego",
  "news.none-since": "Nic nowego od {day}",
  "news.organizer-writes": "Organizator pisze:",
  "news.seen-leave":
    "Widziane wydarzenia znikają z\u00a0tej strony; zostają na mapie i\u00a0w\u00a0obserwowanych.",
  "news.more": "jeszcze {count}",
};
