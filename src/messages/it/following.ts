import type { Translated } from "../catalogue.ts";
import type { following as english } from "../en/following.ts";

export const following: Translated<typeof english> = {
  "follow.lead": "Cosa segui e come ti avvisiamo",
  "follow.something": "Segui qualcosa",
  "follow.none": "Non segui ancora nulla",
  "follow.none-hint":
    "Segui una città, un luogo, un organizzatore o una ricerca, e ti diremo cosa c’è di nuovo.",
  "follow.kind.city": "Città",
  "follow.kind.venue": "Luogo",
  "follow.kind.category": "Categoria",
  "follow.kind.search": "Ricerca",
  "follow.kind.area": "Area sulla mappa",
  "follow.area": "Area intorno a {latitude}, {longitude}",
  "follow.rhythm": "Con quale frequenza, {name}",
  "follow.now": "Subito",
  "follow.daily": "Giornaliero",
  "follow.weekly": "Settimanale",
  "follow.mail": "Email",
  "follow.push": "Push",
  "follow.mail-of": "Email, {name}",
  "follow.push-of": "Push, {name}",
  "follow.end": "Non seguire più {name}",
  "follow.calendar": "Calendario",
  "push.title": "Notifiche su questo dispositivo",
  "push.hint": "Per ciò che segui con le notifiche push e per le modifiche ai preferiti",
  "push.denied":
    "Il browser blocca le notifiche: consentile per questo sito nelle impostazioni, poi attivale qui.",
  "push.none":
    "Questo browser non supporta le notifiche dei siti. Su iPhone, aggiungi prima il sito alla schermata Home.",
  "news.kind.new": "Nuovo",
  "news.kind.cancelled": "Annullato",
  "news.kind.postponed": "Rinviato",
  "news.kind.moved": "Spostato",
  "news.kind.scheduled": "Confermato",
  "news.added": { one: "{count} nuovo", other: "{count} nuovi" },
  "news.changed": { one: "{count} modificato", other: "{count} modificati" },
  "news.since": "da {day}",
  "news.see-all": "Segna tutto come visto",
  "news.none": "Nessuna novità",
  "news.none-since": "Nessuna novità da {day}",
  "news.organizer-writes": "L’organizzatore scrive:",
  "news.seen-leave":
    "Gli eventi visti spariscono da questa pagina, ma restano sulla mappa e tra ciò che segui.",
  "news.more": "altri {count}",
};
