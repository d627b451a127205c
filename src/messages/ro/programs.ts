import type { Translated } from "../catalogue.ts";
import type { programs as english } from "../en/programs.ts";

export const programs: Translated<typeof english> = {
  "share.motto": "Evenimente locale pe harta lumii",
  "embedded.events": "Evenimente",
  "embedded.in-city": "Evenimente: {city}",
  "embedded.at-venue": "Evenimente: {venue}",
  "embedded.in-area": "Evenimente din această zonă",
  "embedded.all": {
    one: "Vezi acest eveniment pe hartă",
    few: "Toate cele {count} evenimente",
    other: "Toate cele {count} de evenimente",
  },
  "embedded.count": { one: "{count} eveniment", few: "{count} evenimente", other: "{count} de evenimente" },
  "embedded.empty": "Momentan nu apare aici niciun eveniment.",
  "embedded.new-tab": "se deschide într-o filă nouă",
  "embedded.open-at": "Deschide pe {site}",
  "embedded.previous": "Înapoi: {month}",
  "embedded.next": "Înainte: {month}",
  "embedded.gone": "Acest eveniment nu mai apare.",
  "embedded.failed": "Evenimentele nu pot fi afișate momentan.",
  "embedded.loading": "Căutăm evenimente…",
  "embedded.again": "Încearcă din nou",

  "assistant.places": "Caută localități",
  "assistant.events": "Caută evenimente",
  "assistant.event": "Un eveniment",
  "assistant.venue": "O locație",
  "assistant.submit": "Trimite un eveniment",
  "assistant.no-places": "Nu se cunoaște nicio localitate cu acest nume.",
  "assistant.no-events": "Niciun eveniment nu se potrivește.",
  "assistant.shown": "acestea sunt de la {first} la {last}",
  "assistant.more": "Mai sunt: cere pagina {page}.",
  "assistant.more-on-page": {
    one: "Și încă {count}: se află pe pagina locației.",
    few: "Și încă {count}: pagina locației le are pe toate.",
    other: "Și încă {count}: pagina locației le are pe toate.",
  },
  "assistant.organizer": "Organizator: {name}",
  "assistant.from-age": "vârsta minimă: {age}",
  "assistant.published": "Evenimentul este publicat.",
  "assistant.waiting": "Evenimentul așteaptă un moderator.",
  "assistant.similar":
    "Nu a fost trimis: acestea pot fi același eveniment. Întreabă utilizatorul, apoi trimite-l cu isNew.",
};
