import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "{venue} löschen?",
  "admin.ask-venue-alone": "Dort gibt es keine Events.",
  "admin.ask-venue-events": {
    one: "{count} Event wird mit gelöscht.",
    other: "{count} Events werden mit gelöscht.",
  },

  "admin.view.merge-venues": "Zusammenführen",
  "admin.section.merge-keep": "Location, die bleibt",
  "admin.section.merge-merge": "Location, die darin aufgeht",
  "admin.section.merge-preview": "Was daraus folgt",
  "admin.merge": "Zusammenführen",
  "admin.merge-lead":
    "Für einen Ort, der doppelt vorkommt: Events, Favoriten, Adressen und Quellen werden vereint.",
  "admin.merge-none": "Wähle eine Location.",
  "admin.merge-same": "{venue} ist schon die Location, die bleibt. Wähle eine andere.",
  "admin.merge-empty": "Wähle beide Locations, um zu sehen, was sich ändert.",
  "admin.merge-counting": "Wird gezählt …",
  "admin.merge-count.events": "Events, die umziehen, auch vergangene",
  "admin.merge-count.doubles": "Events beider, die eins werden",
  "admin.merge-count.favorites": "Favoriten, die Favoriten bleiben",
  "admin.merge-count.people": "Personen, die sie als Favoriten haben",
  "admin.merge-count.addresses": "Adressen, die zur bleibenden Location führen",
  "admin.merge-count.sources": "Quellen, die künftig die bleibende Location nutzen",
  "admin.merge-doubles": "Events beider Locations",
  "admin.merge-undo": "Im Änderungsprotokoll lässt sich das rückgängig machen.",
  "admin.merge-ask": "{merged} mit {kept} zusammenführen?",
  "admin.merge-ask-events": {
    one: "{count} Event zieht um, und {merged} wird nicht mehr aufgeführt.",
    other: "{count} Events ziehen um, und {merged} wird nicht mehr aufgeführt.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} Event, das beide haben, wird eins.",
    other: "{count} Events, die beide haben, werden jeweils eins.",
  },
  "admin.merge-done": "Locations zusammengeführt",

  "admin.view.merge-cities": "Städte zusammenführen",
  "admin.section.merge-cities-keep": "Stadt, die bleibt",
  "admin.section.merge-cities-merge": "Stadt, die in ihr aufgeht",
  "admin.merge-cities-lead":
    "Für eine Stadt, die unter zwei Namen geführt wird: Ihre Locations, Abos und Adressen werden eins.",
  "admin.merge-cities-none": "Wähle eine Stadt.",
  "admin.merge-cities-same": "{city} ist bereits die Stadt, die bleibt. Wähle eine andere.",
  "admin.merge-cities-empty": "Wähle beide Städte, um zu sehen, was sich ändert.",
  "admin.merge-cities-count.venues": "Locations, die umziehen",
  "admin.merge-cities-count.follows": "Abos, die künftig der bleibenden Stadt gelten",
  "admin.merge-cities-count.places": "Antworten zu Orten aus Quellen, die erhalten bleiben",
  "admin.merge-cities-done": "Städte zusammengeführt",
  "admin.merge-cities-ask": {
    one: "{count} Location zieht um, und {merged} führt zu {kept}.",
    other: "{count} Locations ziehen um, und {merged} führt zu {kept}.",
  },
};
