import type { Translated } from "../catalogue.ts";
import type { following as english } from "../en/following.ts";

export const following: Translated<typeof english> = {
  "follow.lead": "Wem oder was du folgst und wie wir dich informieren",
  "follow.something": "Mehr entdecken",
  "follow.none": "Du folgst noch nichts und niemandem",
  "follow.none-hint":
    "Folge einer Stadt, einer Location, einem Veranstalter oder einer Suche, und wir sagen dir, was es Neues gibt.",
  "follow.kind.city": "Stadt",
  "follow.kind.venue": "Location",
  "follow.kind.category": "Kategorie",
  "follow.kind.search": "Suche",
  "follow.kind.area": "Kartenbereich",
  "follow.area": "Bereich um {latitude}, {longitude}",
  "follow.rhythm": "Wie oft, {name}",
  "follow.now": "Sofort",
  "follow.daily": "Täglich",
  "follow.weekly": "Wöchentlich",
  "follow.mail": "E-Mail",
  "follow.push": "Push",
  "follow.mail-of": "E-Mail, {name}",
  "follow.push-of": "Push, {name}",
  "follow.end": "{name} nicht mehr folgen",
  "follow.calendar": "Kalender",
  "push.title": "Push auf diesem Gerät",
  "push.hint": "Wem du per Push folgst, und Änderungen bei Favoriten",
  "push.denied":
    "Der Browser blockiert Benachrichtigungen: Erlaube sie in seinen Einstellungen für diese Website und schalte Push dann ein.",
  "push.none":
    "Dieser Browser kennt keine Benachrichtigungen von Websites. Füge die Website auf dem iPhone zuerst zum Home-Bildschirm hinzu.",
  "news.kind.new": "Neu",
  "news.kind.cancelled": "Abgesagt",
  "news.kind.postponed": "Verschoben",
  "news.kind.moved": "Verlegt",
  "news.kind.scheduled": "Findet statt",
  "news.added": { one: "{count} neu", other: "{count} neu" },
  "news.changed": { one: "{count} geändert", other: "{count} geändert" },
  "news.since": "seit {day}",
  "news.see-all": "Alle als gesehen markieren",
  "news.none": "Nichts Neues",
  "news.none-since": "Nichts Neues seit {day}",
  "news.organizer-writes": "Der Veranstalter schreibt:",
  "news.seen-leave":
    "Gesehene Events verschwinden von dieser Seite; auf der Karte und bei dem, dem du folgst, bleiben sie.",
  "news.more": "{count} weitere",
};
