import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Titel",
  "field.venue": "Location",
  "field.start": "Beginn",
  "field.date": "Datum",
  "field.time": "Uhrzeit",
  "field.end": "Ende",
  "field.endDate": "Enddatum",
  "field.endTime": "Endzeit",
  "field.isAllDay": "Ganztägig",
  "field.openDays": "Öffnungstage",
  "field.status": "Status",
  "field.isSoldOut": "Ausverkauft",
  "field.price": "Preis",
  "field.isFree": "Kostenlos",
  "field.priceFrom": "Von",
  "field.priceTo": "Bis",
  "field.currency": "Währung",
  "field.tags": "Schlagwörter",
  "field.minAge": "Mindestalter",
  "field.room": "Saal oder Bühne",
  "field.language": "Sprache",
  "field.organizer": "Veranstalter",
  "field.link": "Link",
  "field.image": "Bild",
  "field.description": "Beschreibung",
  "field.doors": "Einlass",
};
