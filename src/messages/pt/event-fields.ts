import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Título",
  "field.venue": "Local",
  "field.start": "Início",
  "field.date": "Data",
  "field.time": "Horário",
  "field.end": "Fim",
  "field.endDate": "Data de término",
  "field.endTime": "Horário de término",
  "field.isAllDay": "Dura o dia inteiro",
  "field.openDays": "Dias abertos",
  "field.status": "Status",
  "field.isSoldOut": "Esgotado",
  "field.price": "Preço",
  "field.isFree": "Grátis",
  "field.priceFrom": "De",
  "field.priceTo": "Até",
  "field.currency": "Moeda",
  "field.tags": "Tags",
  "field.minAge": "Idade mínima",
  "field.room": "Sala ou palco",
  "field.language": "Idioma",
  "field.organizer": "Organizador",
  "field.link": "Link",
  "field.image": "Imagem",
  "field.description": "Descrição",
  "field.doors": "Abertura das portas",
};
