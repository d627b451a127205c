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
  "admin.merge-undo": "Un'unione si può annullare dal registro delle modifiche.",
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
};
