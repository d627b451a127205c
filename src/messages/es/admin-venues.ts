import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "¿Eliminar {venue}?",
  "admin.ask-venue-alone": "No tiene eventos.",
  "admin.ask-venue-events": {
    one: "Con él se elimina {count} evento.",
    other: "Con él se eliminan {count} eventos.",
  },

  "admin.view.merge-venues": "Fusionar lugares",
  "admin.section.merge-keep": "Lugar que se conserva",
  "admin.section.merge-merge": "Lugar que se fusiona con él",
  "admin.section.merge-preview": "Qué cambia",
  "admin.merge": "Fusionar",
  "admin.merge-lead":
    "Para un lugar que aparece dos veces: sus eventos, favoritos, direcciones y fuentes pasan a ser uno.",
  "admin.merge-none": "Elige un lugar.",
  "admin.merge-same": "{venue} ya es el lugar que se conserva. Elige otro.",
  "admin.merge-empty": "Elige los dos lugares para ver qué cambia al fusionarlos.",
  "admin.merge-counting": "Contando…",
  "admin.merge-count.events": "Eventos que se mueven, también los pasados",
  "admin.merge-count.doubles": "Eventos de ambos que pasan a ser uno",
  "admin.merge-count.favorites": "Eventos favoritos que siguen siéndolo",
  "admin.merge-count.people": "Personas que los tienen como favoritos",
  "admin.merge-count.addresses": "Direcciones que llevan al lugar conservado",
  "admin.merge-count.sources": "Fuentes que pasan a usar el lugar conservado",
  "admin.merge-doubles": "Eventos de ambos lugares",
  "admin.merge-undo": "Una fusión se puede deshacer en el registro de cambios.",
  "admin.merge-ask": "¿Fusionar {merged} con {kept}?",
  "admin.merge-ask-events": {
    one: "{count} evento se mueve y {merged} deja de aparecer.",
    other: "{count} eventos se mueven y {merged} deja de aparecer.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} evento que tienen ambos pasa a ser uno.",
    other: "{count} eventos que tienen ambos pasan a ser uno cada uno.",
  },
  "admin.merge-done": "Lugares fusionados",

  "admin.view.merge-cities": "Fusionar ciudades",
  "admin.section.merge-cities-keep": "Ciudad que se queda",
  "admin.section.merge-cities-merge": "Ciudad que se fusiona con ella",
  "admin.merge-cities-lead":
    "Para una ciudad que figura con dos nombres: sus lugares, seguimientos y direcciones pasan a ser uno.",
  "admin.merge-cities-none": "Elige una ciudad.",
  "admin.merge-cities-same": "{city} ya es la ciudad que se queda. Elige otra.",
  "admin.merge-cities-empty": "Elige las dos ciudades para ver qué cambia al fusionarlas.",
  "admin.merge-cities-count.venues": "Lugares que se mueven",
  "admin.merge-cities-count.follows": "Seguimientos que pasan a la ciudad que se queda",
  "admin.merge-cities-count.places": "Respuestas sobre lugares de fuentes que se conservan",
  "admin.merge-cities-done": "Ciudades fusionadas",
  "admin.merge-cities-ask": {
    one: "{count} lugar se mueve, y {merged} lleva a {kept}.",
    other: "{count} lugares se mueven, y {merged} lleva a {kept}.",
  },
};
