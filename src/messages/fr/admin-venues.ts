import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Supprimer {venue}\u202f?",
  "admin.ask-venue-alone": "Il n’a pas d’événements.",
  "admin.ask-venue-events": {
    one: "{count} événement est supprimé avec lui.",
    other: "{count} événements sont supprimés avec lui.",
  },

  "admin.view.merge-venues": "Fusionner des lieux",
  "admin.section.merge-keep": "Lieu à garder",
  "admin.section.merge-merge": "Lieu à fusionner avec lui",
  "admin.section.merge-preview": "Ce qui s’ensuit",
  "admin.merge": "Fusionner",
  "admin.merge-lead":
    "Pour un lieu listé deux fois\u00a0: ses événements, favoris, adresses et sources n’en font plus qu’un.",
  "admin.merge-none": "Choisissez un lieu.",
  "admin.merge-same": "{venue} est déjà le lieu à garder. Choisissez-en un autre.",
  "admin.merge-empty": "Choisissez les deux lieux pour voir ce que change leur fusion.",
  "admin.merge-counting": "Calcul…",
  "admin.merge-count.events": "Événements déplacés, passés compris",
  "admin.merge-count.doubles": "Événements communs qui n’en font plus qu’un",
  "admin.merge-count.favorites": "Événements favoris qui le restent",
  "admin.merge-count.people": "Personnes qui les ont en favori",
  "admin.merge-count.addresses": "Adresses qui mènent au lieu gardé",
  "admin.merge-count.sources": "Sources qui utilisent désormais le lieu gardé",
  "admin.merge-doubles": "Événements des deux lieux",
  "admin.merge-undo": "Le journal des modifications permet d’annuler une fusion.",
  "admin.merge-ask": "Fusionner {merged} avec {kept}\u202f?",
  "admin.merge-ask-events": {
    one: "{count} événement est déplacé, et {merged} n’est plus listé.",
    other: "{count} événements sont déplacés, et {merged} n’est plus listé.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} événement commun aux deux n’en fait plus qu’un.",
    other: "{count} événements communs aux deux n’en font plus qu’un chacun.",
  },
  "admin.merge-done": "Lieux fusionnés",

  "admin.view.merge-cities": "Fusionner des villes",
  "admin.section.merge-cities-keep": "Ville à garder",
  "admin.section.merge-cities-merge": "Ville à y fusionner",
  "admin.merge-cities-lead":
    "Pour une ville qui figure sous deux noms\u00a0: ses lieux, abonnements et adresses n’en font plus qu’un.",
  "admin.merge-cities-none": "Choisissez une ville.",
  "admin.merge-cities-same": "{city} est déjà la ville à garder. Choisissez-en une autre.",
  "admin.merge-cities-empty": "Choisissez les deux villes pour voir ce que change la fusion.",
  "admin.merge-cities-count.venues": "Lieux déplacés",
  "admin.merge-cities-count.follows": "Abonnements désormais liés à la ville gardée",
  "admin.merge-cities-count.places": "Réponses sur les lieux des sources conservées",
  "admin.merge-cities-done": "Villes fusionnées",
  "admin.merge-cities-ask": {
    one: "{count} lieu est déplacé, et {merged} mène à {kept}.",
    other: "{count} lieux sont déplacés, et {merged} mène à {kept}.",
  },
};
