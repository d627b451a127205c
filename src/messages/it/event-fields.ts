import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Titolo",
  "field.venue": "Luogo",
  "field.start": "Inizio",
  "field.date": "Data",
  "field.time": "Ora",
  "field.end": "Fine",
  "field.endDate": "Data di fine",
  "field.endTime": "Ora di fine",
  "field.isAllDay": "Dura tutto il giorno",
  "field.openDays": "Giorni di apertura",
  "field.status": "Stato",
  "field.isSoldOut": "Esaurito",
  "field.price": "Prezzo",
  "field.isFree": "Gratis",
  "field.priceFrom": "Da",
  "field.priceTo": "A",
  "field.currency": "Valuta",
  "field.tags": "Tag",
  "field.minAge": "Età minima",
  "field.room": "Sala o palco",
  "field.language": "Lingua",
  "field.organizer": "Organizzatore",
  "field.link": "Link",
  "field.image": "Immagine",
  "field.description": "Descrizione",
  "field.doors": "Apertura porte",
};
