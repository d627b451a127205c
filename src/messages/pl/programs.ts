import type { Translated } from "../catalogue.ts";
import type { programs as english } from "../en/programs.ts";
import { oneFewMany } from "../one-few-many.ts";

export const programs: Translated<typeof english> = {
  "share.motto": "Lokalne wydarzenia na mapie świata",
  "embedded.events": "Wydarzenia",
  "embedded.in-city": "Wydarzenia: {city}",
  "embedded.at-venue": "Wydarzenia: {venue}",
  "embedded.in-area": "Wydarzenia w\u00a0tej okolicy",
  "embedded.all": oneFewMany(
    "Zobacz to wydarzenie na mapie",
    "Wszystkie {count} wydarzenia",
    "Wszystkie wydarzenia ({count})",
  ),
  "embedded.count": oneFewMany("{count} wydarzenie", "{count} wydarzenia", "{count} wydarzeń"),
  "embedded.empty": "Na razie nie ma tu żadnych wydarzeń.",
  "embedded.new-tab": "otwiera się w\u00a0nowej karcie",
  "embedded.open-at": "Otwórz w\u00a0{site}",
  "embedded.previous": "Wstecz: {month}",
  "embedded.next": "Dalej: {month}",
  "embedded.gone": "Tego wydarzenia nie ma już na liście.",
  "embedded.failed": "Nie można teraz pokazać wydarzeń.",
  "embedded.loading": "Szukamy wydarzeń…",
  "embedded.again": "Spróbuj ponownie",

  "assistant.places": "Szukanie miejscowości",
  "assistant.events": "Szukanie wydarzeń",
  "assistant.event": "Jedno wydarzenie",
  "assistant.venue": "Jedno miejsce",
  "assistant.submit": "Dodanie wydarzenia",
  "assistant.no-places": "Nie znamy miejscowości o\u00a0tej nazwie.",
  "assistant.no-events": "Żadne wydarzenie nie pasuje.",
  "assistant.shown": "oto od {first} do {last}",
  "assistant.more": "Jest ich więcej: poproś o\u00a0stronę {page}.",
  "assistant.more-on-page": oneFewMany(
    "I\u00a0jeszcze {count}: jest na stronie miejsca.",
    "I\u00a0jeszcze {count}: wszystkie są na stronie miejsca.",
    "I\u00a0jeszcze {count}: wszystkie są na stronie miejsca.",
  ),
  "assistant.organizer": "Organizator: {name}",
  "assistant.from-age": "od {age} lat",
  "assistant.published": "Wydarzenie jest opublikowane.",
  "assistant.waiting": "Wydarzenie czeka na moderatora.",
  "assistant.similar":
    "Nie zostało wysłane: to może być to samo wydarzenie. Zapytaj użytkownika, a\u00a0potem wyślij je z\u00a0isNew.",
};
