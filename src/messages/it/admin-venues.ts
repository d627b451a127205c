import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Eliminare {venue}?",
  "admin.ask-venue-alone": "Non ha eventi.",
  "admin.ask-venue-events": {
    one: "Viene eliminato anche {count} evento.",
    other: "Vengono eliminati anche {count} eventi.",
  },

  "admin.view.merge-venues": "Unisci luoghi",
  "admin.section.merge-keep": "Luogo da mantenere",
  "admin.section.merge-merge": "Luogo da unire a questo",
  "admin.section.merge-preview": "Cosa cambia",
  "admin.merge": "Unisci",
  "admin.merge-lead":
    "Per un luogo presente due volte: eventi, preferiti, indirizzi e fonti diventano uno solo.",
  "admin.merge-none": "Scegli un luogo.",
  "admin.merge-same": "{venue} è già il luogo da mantenere. Scegline un altro.",
  "admin.merge-empty": "Scegli entrambi i luoghi per vedere cosa cambia unendoli.",
  "admin.merge-counting": "Conteggio…",
  "admin.merge-count.events": "Eventi che si spostano, anche passati",
  "admin.merge-count.doubles": "Eventi di entrambi che diventano uno",
  "admin.merge-count.favorites": "Eventi preferiti che restano tali",
  "admin.merge-count.people": "Persone che li hanno tra i preferiti",
  "admin.merge-count.addresses": "Indirizzi che portano al luogo mantenuto",
  "admin.merge-count.sources": "Fonti che useranno il luogo mantenuto",
  "admin.merge-doubles": "Eventi di entrambi i luoghi",
  "admin.merge-undo": "Un’unione si può annullare dal registro delle modifiche.",
  "admin.merge-ask": "Unire {merged} a {kept}?",
  "admin.merge-ask-events": {
    one: "{count} evento si sposta e {merged} non compare più.",
    other: "{count} eventi si spostano e {merged} non compare più.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} evento presente in entrambi diventa uno solo.",
    other: "{count} eventi presenti in entrambi diventano uno ciascuno.",
  },
  "admin.merge-done": "Luoghi uniti",

  "admin.view.merge-cities": "Unisci città",
  "admin.section.merge-cities-keep": "Città da mantenere",
  "admin.section.merge-cities-merge": "Città da unire a questa",
  "admin.merge-cities-lead":
    "Per una città elencata con due nomi: luoghi, iscrizioni e indirizzi diventano uno solo.",
  "admin.merge-cities-none": "Scegli una città.",
  "admin.merge-cities-same": "{city} è già la città da mantenere. Scegline un’altra.",
  "admin.merge-cities-empty": "Scegli entrambe le città per vedere che cosa cambia.",
  "admin.merge-cities-count.venues": "Luoghi che si spostano",
  "admin.merge-cities-count.follows": "Iscrizioni che passano alla città mantenuta",
  "admin.merge-cities-count.places": "Risposte sui luoghi delle fonti che restano",
  "admin.merge-cities-done": "Città unite",
  "admin.merge-cities-ask": {
    one: "{count} luogo si sposta e {merged} porta a {kept}.",
    other: "{count} luoghi si spostano e {merged} porta a {kept}.",
  },
};
