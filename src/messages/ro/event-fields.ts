import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Titlu",
  "field.venue": "Locație",
  "field.start": "Început",
  "field.date": "Dată",
  "field.time": "Oră",
  "field.end": "Sfârșit",
  "field.endDate": "Data încheierii",
  "field.endTime": "Ora încheierii",
  "field.isAllDay": "Durează toată ziua",
  "field.openDays": "Zile cu program",
  "field.status": "Stare",
  "field.isSoldOut": "Epuizat",
  "field.price": "Preț",
  "field.isFree": "Gratuit",
  "field.priceFrom": "De la",
  "field.priceTo": "Până la",
  "field.currency": "Monedă",
  "field.tags": "Etichete",
  "field.minAge": "Vârstă minimă",
  "field.room": "Sală sau scenă",
  "field.language": "Limbă",
  "field.organizer": "Organizator",
  "field.link": "Link",
  "field.image": "Imagine",
  "field.description": "Descriere",
  "field.doors": "Deschiderea porților",
};
