import type { Translated } from "../catalogue.ts";
import type { following as english } from "../en/following.ts";

export const following: Translated<typeof english> = {
  "follow.lead": "Ce que vous suivez, et comment nous vous prévenons",
  "follow.something": "Suivre quelque chose",
  "follow.none": "Vous ne suivez encore rien",
  "follow.none-hint":
    "Suivez une ville, un lieu, un organisateur ou une recherche, et nous vous signalons les nouveautés.",
  "follow.kind.city": "Ville",
  "follow.kind.venue": "Lieu",
  "follow.kind.category": "Catégorie",
  "follow.kind.search": "Recherche",
  "follow.kind.area": "Zone de la carte",
  "follow.area": "Zone autour de {latitude}, {longitude}",
  "follow.rhythm": "Fréquence, {name}",
  "follow.now": "Immédiat",
  "follow.daily": "Quotidien",
  "follow.weekly": "Hebdo",
  "follow.mail": "E-mail",
  "follow.push": "Notification",
  "follow.mail-of": "E-mail, {name}",
  "follow.push-of": "Notification, {name}",
  "follow.end": "Ne plus suivre {name}",
  "follow.calendar": "Agenda",
  "push.title": "Notifications sur cet appareil",
  "push.hint": "Ce que vous suivez par notification, et les changements de vos favoris",
  "push.denied":
    "Le navigateur bloque les notifications\u00a0: autorisez-les pour ce site dans ses réglages, puis activez-les ici.",
  "push.none":
    "Ce navigateur n’a pas de notifications pour les sites web. Sur iPhone, ajoutez d’abord le site à l’écran d’accueil.",
  "news.kind.new": "Nouveau",
  "news.kind.cancelled": "Annulé",
  "news.kind.postponed": "Reporté",
  "news.kind.moved": "Date ou lieu modifié",
  "news.kind.scheduled": "Maintenu",
  "news.added": { one: "{count} nouveau", other: "{count} nouveaux" },
  "news.changed": { one: "{count} modifié", other: "{count} modifiés" },
  "news.since": "depuis le {day}",
  "news.see-all": "Tout marquer comme vu",
  "news.none": "Rien de nouveau",
  "news.none-since": "Rien de nouveau depuis le {day}",
  "news.organizer-writes": "L’organisateur écrit\u00a0:",
  "news.seen-leave":
    "Les événements vus quittent cette page\u202f; ils restent sur la carte et dans ce que vous suivez.",
  "news.more": "{count} autres",
};
