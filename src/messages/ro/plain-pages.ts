import type { Translated } from "../catalogue.ts";
import type { plainPages as english } from "../en/plain-pages.ts";

export const plainPages: Translated<typeof english> = {
  "logout.title": "Te deconectezi?",
  "logout.question": "Aceasta încheie sesiunea ta din acest browser.",
  "logout.button": "Deconectează-te",

  "unsubscribe.gone-title": "Acest link nu mai funcționează",
  "unsubscribe.gone":
    "Un memento poate fi oprit timp de o lună după trimitere. Toate ale tale sunt aici: {favorites}.",
  "unsubscribe.favorites": "Favoritele mele",
  "unsubscribe.title": "Oprește mementourile",
  "unsubscribe.favorites-stay": "Favoritele tale rămân cum sunt.",
  "unsubscribe.one": "Oprește mementoul pentru „{event}”",
  "unsubscribe.this": "Oprește mementoul pentru acest eveniment",
  "unsubscribe.all": "Oprește toate mementourile mele",
  "unsubscribe.one-is-off": "Acest memento este oprit",
  "unsubscribe.all-are-off": "Mementourile tale sunt oprite",
  "unsubscribe.on-again": "Poți porni din nou clopoțelul aici: {favorites}.",

  "confirm-event.title": "Confirmă-ți evenimentul",
  "confirm-event.what": "Apoi îl verifică un moderator și ajunge pe hartă.",
  "confirm-event.button": "Confirmă evenimentul",
  "confirm-event.done": "Mulțumim, evenimentul tău este confirmat",
  "confirm-event.next": "Acum îl verifică un moderator. Îți scriem când se ia decizia.",
  "confirm-event.refused-title": "Evenimentul tău nu a fost trimis",
  "confirm-event.refused":
    "Întoarce-te în browser: ce ai scris este încă acolo. Corectează și trimite din nou.",
  "confirm-event.gone-title": "Acest link nu mai funcționează",
  "confirm-event.gone": "Poate este prea vechi. Trimite din nou evenimentul.",

  "address.confirm-title": "Îți schimbi adresa de e-mail?",
  "address.confirm": "De acum te conectezi cu această adresă, iar mesajele vin aici.",
  "address.confirm-button": "Folosește această adresă",
  "address.stop-title": "Oprești schimbarea?",
  "address.stop":
    "Contul tău păstrează adresa la care a venit acest mesaj. Dacă s-a schimbat deja, revenim la ea, te deconectăm peste tot și îți trimitem un link pentru o parolă nouă.",
  "address.stop-button": "Păstrează adresa mea",
  "address.changed-title": "Adresa ta a fost schimbată",
  "address.changed": "Conectează-te cu ea de acum.",
  "address.taken-title": "Această adresă are deja un cont",
  "address.taken": "Două conturi nu pot avea aceeași adresă. Nu s-a schimbat nimic.",
  "address.dead-title": "Acest link nu mai funcționează",
  "address.dead": "Nu s-a schimbat nimic.",
  "address.stopped-title": "Schimbarea a fost oprită",
  "address.stopped": "Contul tău are vechea adresă.",

  "busy.title": "Este foarte aglomerat acum",
  "busy.text":
    "Sunt atât de mulți oameni aici deodată, încât această pagină trebuie să aștepte. Încearcă din nou peste câteva secunde.",
  "busy.again": "Încearcă din nou",
};
