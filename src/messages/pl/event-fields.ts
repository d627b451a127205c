import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Tytuł",
  "field.venue": "Miejsce",
  "field.start": "Początek",
  "field.date": "Data",
  "field.time": "Godzina",
  "field.end": "Koniec",
  "field.endDate": "Data końca",
  "field.endTime": "Godzina końca",
  "field.isAllDay": "Trwa cały dzień",
  "field.openDays": "Dni otwarcia",
  "field.status": "Stan",
  "field.isSoldOut": "Wyprzedane",
  "field.price": "Cena",
  "field.isFree": "Za darmo",
  "field.priceFrom": "Od",
  "field.priceTo": "Do",
  "field.currency": "Waluta",
  "field.tags": "Tagi",
  "field.minAge": "Minimalny wiek",
  "field.room": "Sala lub scena",
  "field.language": "Język",
  "field.organizer": "Organizator",
  "field.link": "Link",
  "field.image": "Obraz",
  "field.description": "Opis",
  "field.doors": "Otwarcie drzwi",
};
