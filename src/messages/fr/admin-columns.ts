import type { Translated } from "../catalogue.ts";
import type { adminColumns as english } from "../en/admin-columns.ts";

export const adminColumns: Translated<typeof english> = {
  "admin.columns": "À quoi correspond chaque colonne\u202f?",
  "admin.columns-lead":
    "Dites-le une fois\u202f; tout fichier ou toute réponse ultérieurs seront lus de même.",
  "admin.columns-export": "On dirait un export de {program}\u00a0: tout est prérempli.",
  "admin.columns-first": "Indiquez le contenu de chaque colonne et l’écriture des dates.",
  "admin.columns-none":
    "Cette source n’a pas de colonnes\u00a0: elle annonce ses événements dans son propre format.",
  "admin.columns-mapped": "Les colonnes sont lues comme indiqué.",
  "admin.columns-guessed": "Les colonnes des tableaux et du JSON simple sont devinées d’après leur nom.",
  "admin.columns-show": "Afficher les colonnes",
  "admin.columns-show-file": "Choisir un fichier pour voir ses colonnes",
  "admin.export-of.google": "Google Agenda",
  "admin.export-of.outlook": "Outlook",
  "admin.export-of.eventsCalendar": "l’extension The Events Calendar",
  "admin.column-is": "{column} est",
  "admin.column-unused": "Ne pas reprendre",
  "admin.column-order": "jour ou mois d’abord\u202f?",
  "admin.column-missing": "Choisissez une colonne pour\u00a0: {fields}.",
  "admin.column-gone": "Ces colonnes n’existent plus\u00a0: {columns}.",
  "admin.dates-question": "{date}\u00a0: quel jour est-ce\u202f?",
  "admin.dates-hint": {
    one: "Cette date peut se lire de deux façons\u00a0: nous demandons une fois et le retenons.",
    other: "Les {count} dates peuvent se lire de deux façons\u00a0: nous demandons une fois et le retenons.",
  },
  "admin.dates-dmy": "jour d’abord",
  "admin.dates-mdy": "mois d’abord",
  "admin.dates-weekend": {
    one: "{count} sur {all} tombe un vendredi, samedi ou dimanche",
    other: "{count} sur {all} tombent un vendredi, samedi ou dimanche",
  },
  "admin.sample": "Ligne {line}, telle qu’elle apparaîtra",
  "admin.sample-before": "Ligne précédente",
  "admin.sample-next": "Ligne suivante",
  "admin.column.uid": "Son propre numéro",
  "admin.column.city": "Ville",
  "admin.column.region": "État ou province",
  "admin.column.country": "Pays",
  "admin.column.category": "Catégorie",
  "admin.column.address": "Adresse du lieu",
  "admin.column.latitude": "Latitude",
  "admin.column.longitude": "Longitude",
  "admin.column.series": "Série",
};
