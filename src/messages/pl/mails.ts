import type { Translated } from "../catalogue.ts";
import type { mails as english } from "../en/mails.ts";
import { oneFewMany } from "../one-few-many.ts";

export const mails: Translated<typeof english> = {
  "mail.all-day": "cały dzień",
  "mail.time-at-venue": "Czas lokalny ({city})",
  "mail.see-event": "Zobacz wydarzenie",
  "mail.organizer-writes": "Organizator pisze: „{text}”",

  "reminder.subject": "Przypomnienie: {event}, {date}",
  "reminder.subject-time": "Przypomnienie: {event}, {date}, {time}",
  "reminder.today": "Dziś",
  "reminder.tomorrow": "Jutro",
  "reminder.starts-in-day": "{event}: początek za dzień",
  "reminder.starts-in-hour": "{event}: początek za około godzinę",
  "reminder.starts-in-hours": oneFewMany(
    "{event}: początek za {count} godzinę",
    "{event}: początek za {count} godziny",
    "{event}: początek za {count} godzin",
  ),
  "reminder.is-today": "{event} już dziś",
  "reminder.is-tomorrow": "{event} już jutro",
  "reminder.greeting":
    "Cześć {forename}, przypominamy zgodnie z\u00a0Twoją prośbą. Oto wszystko, czego potrzebujesz; w\u00a0załączniku jest plik do kalendarza.",
  "reminder.directions": "Dojazd",
  "reminder.why": "Dostajesz ten e-mail, bo przy tym wydarzeniu włączono dzwonek.",
  "reminder.turn-off": "Wyłącz przypomnienia",

  "news.cancelled": "Odwołane",
  "news.postponed": "Przełożone",
  "news.moved": "Przeniesione",
  "news.scheduled": "Odbędzie się",
  "news.subject": "{news}: {event}",
  "news.heading-cancelled": "{event}: wydarzenie odwołane",
  "news.heading-postponed": "{event}: wydarzenie przełożone",
  "news.heading-moved": "{event}: wydarzenie przeniesione",
  "news.heading-scheduled": "{event}: wydarzenie jednak się odbędzie",
  "news.greeting": "Cześć {forename}, zmieniło się wydarzenie z\u00a0Twoich ulubionych.",
  "news.was": "Było zapowiedziane: {when}, {venue}.",
  "news.no-new-date": "Nowej daty jeszcze nie ma. Napiszemy, gdy tylko się pojawi.",
  "news.why": "Dostajesz ten e-mail, bo to wydarzenie jest w\u00a0Twoich ulubionych.",

  "digest.new": "Nowe",
  "digest.cancelled": "Odwołane",
  "digest.postponed": "Przełożone",
  "digest.moved": "Przeniesione",
  "digest.scheduled": "Jednak się odbędzie",
  "digest.subject-more": "{first} i\u00a0jeszcze {count}",
  "digest.heading-new": oneFewMany(
    "Nowe wydarzenie dla Ciebie",
    "{count} nowe wydarzenia dla Ciebie",
    "{count} nowych wydarzeń dla Ciebie",
  ),
  "digest.heading-changed": oneFewMany(
    "Zmieniło się wydarzenie",
    "Zmieniły się {count} wydarzenia",
    "Zmieniło się {count} wydarzeń",
  ),
  "digest.heading-both": "Nowe: {added}, zmienione: {changed}",
  "digest.greeting": "Cześć {forename}, oto nowości w\u00a0tym, co obserwujesz:",
  "digest.more": oneFewMany(
    "I\u00a0jeszcze {count}: prowadzi do niego link poniżej.",
    "I\u00a0jeszcze {count}: prowadzi do nich link poniżej.",
    "I\u00a0jeszcze {count}: prowadzi do nich link poniżej.",
  ),
  "digest.see-all": "Zobacz wszystkie nowości",
  "digest.why": "Dostajesz tę wiadomość, bo to obserwujesz.",
  "digest.stop": "Wyłącz te wiadomości",
  "digest.stop-title": "Wyłącz wiadomości o\u00a0tym, co obserwujesz",
  "digest.follows-stay": "To, co obserwujesz, zostaje w\u00a0Twoim profilu.",
  "digest.stopped": "Te wiadomości są wyłączone",

  "sample.event": "Noc kwartetów smyczkowych",
  "sample.venue": "Sala Portowa",
  "sample.address": "ul. Nabrzeżna 12",
  "sample.message": "Podłoga jest olejowana. Te same kroki, dwa dni później.",
};
