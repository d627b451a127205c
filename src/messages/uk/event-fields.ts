import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Назва",
  "field.venue": "Місце",
  "field.start": "Початок",
  "field.date": "Дата",
  "field.time": "Час",
  "field.end": "Кінець",
  "field.endDate": "Дата завершення",
  "field.endTime": "Час завершення",
  "field.isAllDay": "Триває весь день",
  "field.openDays": "Дні роботи",
  "field.status": "Стан",
  "field.isSoldOut": "Розпродано",
  "field.price": "Ціна",
  "field.isFree": "Безкоштовно",
  "field.priceFrom": "Від",
  "field.priceTo": "До",
  "field.currency": "Валюта",
  "field.tags": "Теги",
  "field.minAge": "Мінімальний вік",
  "field.room": "Зал або сцена",
  "field.language": "Мова",
  "field.organizer": "Організатор",
  "field.link": "Посилання",
  "field.image": "Зображення",
  "field.description": "Опис",
  "field.doors": "Відкриття дверей",
};
