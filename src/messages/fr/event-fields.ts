import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "Titre",
  "field.venue": "Lieu",
  "field.start": "Début",
  "field.date": "Date",
  "field.time": "Heure",
  "field.end": "Fin",
  "field.endDate": "Date de fin",
  "field.endTime": "Heure de fin",
  "field.isAllDay": "Dure toute la journée",
  "field.openDays": "Jours d’ouverture",
  "field.status": "Statut",
  "field.isSoldOut": "Complet",
  "field.price": "Prix",
  "field.isFree": "Gratuit",
  "field.priceFrom": "De",
  "field.priceTo": "À",
  "field.currency": "Devise",
  "field.tags": "Mots-clés",
  "field.minAge": "Âge minimum",
  "field.room": "Salle ou scène",
  "field.language": "Langue",
  "field.organizer": "Organisateur",
  "field.link": "Lien",
  "field.image": "Image",
  "field.description": "Description",
  "field.doors": "Ouverture des portes",
};
