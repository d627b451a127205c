import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Ștergi {venue}?",
  "admin.ask-venue-alone": "Nu are evenimente.",
  "admin.ask-venue-events": {
    one: "{count} eveniment se șterge odată cu ea.",
    few: "{count} evenimente se șterg odată cu ea.",
    other: "{count} de evenimente se șterg odată cu ea.",
  },

  "admin.view.merge-venues": "Unește locații",
  "admin.section.merge-keep": "Locația care rămâne",
  "admin.section.merge-merge": "Locația de unit cu ea",
  "admin.section.merge-preview": "Ce urmează",
  "admin.merge": "Unește",
  "admin.merge-lead":
    "Pentru un loc care apare de două ori: evenimentele, favoritele, adresele și sursele devin comune.",
  "admin.merge-none": "Alege o locație.",
  "admin.merge-same": "{venue} este deja locația care rămâne. Alege alta.",
  "admin.merge-empty": "Alege ambele locații ca să vezi ce schimbă unirea lor.",
  "admin.merge-counting": "Numărăm…",
  "admin.merge-count.events": "Evenimente care se mută, și cele trecute",
  "admin.merge-count.doubles": "Evenimente comune care devin unul singur",
  "admin.merge-count.favorites": "Evenimente favorite care rămân favorite",
  "admin.merge-count.people": "Persoane care le au la favorite",
  "admin.merge-count.addresses": "Adrese de locații care duc la cea păstrată",
  "admin.merge-count.sources": "Surse care folosesc de acum locația păstrată",
  "admin.merge-doubles": "Evenimentele ambelor locații",
  "admin.merge-undo": "O unire poate fi anulată din jurnalul de modificări.",
  "admin.merge-ask": "Unești {merged} cu {kept}?",
  "admin.merge-ask-events": {
    one: "{count} eveniment se mută, iar {merged} nu mai apare în listă.",
    few: "{count} evenimente se mută, iar {merged} nu mai apare în listă.",
    other: "{count} de evenimente se mută, iar {merged} nu mai apare în listă.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} eveniment comun devine unul singur.",
    few: "{count} evenimente comune devin câte unul.",
    other: "{count} de evenimente comune devin câte unul.",
  },
  "admin.merge-done": "Locațiile au fost unite",

  "admin.view.merge-cities": "Unește orașe",
  "admin.section.merge-cities-keep": "Orașul care rămâne",
  "admin.section.merge-cities-merge": "Orașul care se unește cu el",
  "admin.merge-cities-lead":
    "Pentru un oraș listat sub două nume: locațiile, urmăririle și adresele lui devin una.",
  "admin.merge-cities-none": "Alege un oraș.",
  "admin.merge-cities-same": "{city} este deja orașul care rămâne. Alege altul.",
  "admin.merge-cities-empty": "Alege ambele orașe ca să vezi ce se schimbă.",
  "admin.merge-cities-count.venues": "Locații care se mută",
  "admin.merge-cities-count.follows": "Urmăriri care trec la orașul păstrat",
  "admin.merge-cities-count.places": "Răspunsuri despre locurile din surse care se păstrează",
  "admin.merge-cities-done": "Orașe unite",
  "admin.merge-cities-ask": {
    one: "{count} locație se mută, iar {merged} duce la {kept}.",
    few: "{count} locații se mută, iar {merged} duce la {kept}.",
    other: "{count} de locații se mută, iar {merged} duce la {kept}.",
  },
};
