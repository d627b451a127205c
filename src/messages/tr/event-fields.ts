import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Başlık",
  "field.venue": "Mekân",
  "field.start": "Başlangıç",
  "field.date": "Tarih",
  "field.time": "Saat",
  "field.end": "Bitiş",
  "field.endDate": "Bitiş tarihi",
  "field.endTime": "Bitiş saati",
  "field.isAllDay": "Tüm gün sürer",
  "field.openDays": "Açık günler",
  "field.status": "Durum",
  "field.isSoldOut": "Tükendi",
  "field.price": "Fiyat",
  "field.isFree": "Ücretsiz",
  "field.priceFrom": "En az",
  "field.priceTo": "En çok",
  "field.currency": "Para birimi",
  "field.tags": "Etiketler",
  "field.minAge": "En küçük yaş",
  "field.room": "Salon ya da sahne",
  "field.language": "Dil",
  "field.organizer": "Organizatör",
  "field.link": "Bağlantı",
  "field.image": "Görsel",
  "field.description": "Açıklama",
  "field.doors": "Kapı açılışı",
};
