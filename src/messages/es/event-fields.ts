import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Título",
  "field.venue": "Lugar",
  "field.start": "Inicio",
  "field.date": "Fecha",
  "field.time": "Hora",
  "field.end": "Fin",
  "field.endDate": "Fecha de fin",
  "field.endTime": "Hora de fin",
  "field.isAllDay": "Dura todo el día",
  "field.openDays": "Días de apertura",
  "field.status": "Estado",
  "field.isSoldOut": "Agotado",
  "field.price": "Precio",
  "field.isFree": "Gratis",
  "field.priceFrom": "Desde",
  "field.priceTo": "Hasta",
  "field.currency": "Moneda",
  "field.tags": "Etiquetas",
  "field.minAge": "Edad mínima",
  "field.room": "Sala o escenario",
  "field.language": "Idioma",
  "field.organizer": "Organizador",
  "field.link": "Enlace",
  "field.image": "Imagen",
  "field.description": "Descripción",
  "field.doors": "Apertura de puertas",
};
