import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";
import { oneFewMany } from "../one-few-many.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Usunąć {venue}?",
  "admin.ask-venue-alone": "Nie ma wydarzeń.",
  "admin.ask-venue-events": oneFewMany(
    "Razem z\u00a0nim zostanie usunięte {count} wydarzenie.",
    "Razem z\u00a0nim zostaną usunięte {count} wydarzenia.",
    "Razem z\u00a0nim zostanie usuniętych {count} wydarzeń.",
  ),

  "admin.view.merge-venues": "Scal miejsca",
  "admin.section.merge-keep": "Miejsce, które zostaje",
  "admin.section.merge-merge": "Miejsce do włączenia",
  "admin.section.merge-preview": "Co z\u00a0tego wyniknie",
  "admin.merge": "Scal",
  "admin.merge-lead":
    "Dla miejsca, które jest na liście dwa razy: jego wydarzenia, ulubione, adresy i\u00a0źródła staną się jednym.",
  "admin.merge-none": "Wybierz miejsce.",
  "admin.merge-same": "{venue} to już miejsce, które zostaje. Wybierz inne.",
  "admin.merge-empty": "Wybierz oba miejsca, aby zobaczyć, co zmieni ich scalenie.",
  "admin.merge-counting": "Liczymy…",
  "admin.merge-count.events": "Wydarzenia, które się przeniosą, także minione",
  "admin.merge-count.doubles": "Wspólne wydarzenia, które staną się jednym",
  "admin.merge-count.favorites": "Ulubione wydarzenia, które zostaną ulubionymi",
  "admin.merge-count.people": "Osoby, które mają je w\u00a0ulubionych",
  "admin.merge-count.addresses": "Adresy miejsc, które poprowadzą do tego, które zostaje",
  "admin.merge-count.sources": "Źródła, które odtąd użyją miejsca, które zostaje",
  "admin.merge-doubles": "Wydarzenia obu miejsc",
  "admin.merge-undo": "Scalenie można cofnąć w\u00a0dzienniku zmian.",
  "admin.merge-ask": "Scalić {merged} z\u00a0{kept}?",
  "admin.merge-ask-events": oneFewMany(
    "{count} wydarzenie się przeniesie, a\u00a0{merged} zniknie z\u00a0listy.",
    "{count} wydarzenia się przeniosą, a\u00a0{merged} zniknie z\u00a0listy.",
    "{count} wydarzeń się przeniesie, a\u00a0{merged} zniknie z\u00a0listy.",
  ),
  "admin.merge-ask-doubles": oneFewMany(
    "{count} wspólne wydarzenie stanie się jednym.",
    "{count} wspólne wydarzenia staną się pojedynczymi.",
    "{count} wspólnych wydarzeń stanie się pojedynczymi.",
  ),
  "admin.merge-done": "Scalono miejsca",

  "admin.view.merge-cities": "Połącz miasta",
  "admin.section.merge-cities-keep": "Miasto, które zostaje",
  "admin.section.merge-cities-merge": "Miasto, które zostanie do niego włączone",
  "admin.merge-cities-lead":
    "Dla miasta, które jest na liście pod dwiema nazwami: jego miejsca, obserwacje i\u00a0adresy stają się jednym.",
  "admin.merge-cities-none": "Wybierz miasto.",
  "admin.merge-cities-same": "{city} to już miasto, które zostaje. Wybierz inne.",
  "admin.merge-cities-empty": "Wybierz oba miasta, aby zobaczyć, co zmieni połączenie.",
  "admin.merge-cities-count.venues": "Przenoszone miejsca",
  "admin.merge-cities-count.follows": "Obserwacje, które odtąd dotyczą pozostawionego miasta",
  "admin.merge-cities-count.places": "Zachowane odpowiedzi o\u00a0miejscach ze źródeł",
  "admin.merge-cities-done": "Miasta połączone",
  "admin.merge-cities-ask": {
    one: "Przenosi się {count} miejsce, a\u00a0{merged} prowadzi do: {kept}.",
    few: "Przenoszą się {count} miejsca, a\u00a0{merged} prowadzi do: {kept}.",
    many: "Przenosi się {count} miejsc, a\u00a0{merged} prowadzi do: {kept}.",
    other: "Przenosi się {count} miejsca, a\u00a0{merged} prowadzi do: {kept}.",
  },
};
