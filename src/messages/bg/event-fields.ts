import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Заглавие",
  "field.venue": "Място",
  "field.start": "Начало",
  "field.date": "Дата",
  "field.time": "Час",
  "field.end": "Край",
  "field.endDate": "Крайна дата",
  "field.endTime": "Краен час",
  "field.isAllDay": "Продължава цял ден",
  "field.openDays": "Отворено в дните",
  "field.status": "Състояние",
  "field.isSoldOut": "Разпродадено",
  "field.price": "Цена",
  "field.isFree": "Безплатно",
  "field.priceFrom": "От",
  "field.priceTo": "До",
  "field.currency": "Валута",
  "field.tags": "Етикети",
  "field.minAge": "Минимална възраст",
  "field.room": "Зала или сцена",
  "field.language": "Език",
  "field.organizer": "Организатор",
  "field.link": "Връзка",
  "field.image": "Снимка",
  "field.description": "Описание",
  "field.doors": "Отваряне на вратите",
};
