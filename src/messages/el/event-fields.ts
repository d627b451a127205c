import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Τίτλος",
  "field.venue": "Χώρος",
  "field.start": "Έναρξη",
  "field.date": "Ημερομηνία",
  "field.time": "Ώρα",
  "field.end": "Λήξη",
  "field.endDate": "Ημερομηνία λήξης",
  "field.endTime": "Ώρα λήξης",
  "field.isAllDay": "Διαρκεί όλη μέρα",
  "field.openDays": "Ημέρες λειτουργίας",
  "field.status": "Κατάσταση",
  "field.isSoldOut": "Εξαντλήθηκε",
  "field.price": "Τιμή",
  "field.isFree": "Δωρεάν",
  "field.priceFrom": "Από",
  "field.priceTo": "Έως",
  "field.currency": "Νόμισμα",
  "field.tags": "Ετικέτες",
  "field.minAge": "Ελάχιστη ηλικία",
  "field.room": "Αίθουσα ή σκηνή",
  "field.language": "Γλώσσα",
  "field.organizer": "Διοργανωτής",
  "field.link": "Σύνδεσμος",
  "field.image": "Εικόνα",
  "field.description": "Περιγραφή",
  "field.doors": "Άνοιγμα πορτών",
};
