import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Segui",
  "follow.following": "Segui già",
  "follow.view": "Segui questa zona",
  "follow.search": "Segui «{query}»",
  "follow.done": "Ora lo segui: le novità arrivano via email ogni mattina.",
  "follow.how": "Come?",
  "follow.ended": "Non lo segui più.",
  "follow.undo": "Annulla",
  "follow.failed": "Non ha funzionato. Riprova.",
  "follow.sign-in": "Accedi e inizierai a seguirlo.",
  "follow.title": "Seguiti",
  "follow.kind.organizer": "Organizzatore",
  "news.title": "Novità per te",
  "news.count": { one: "{count} evento nuovo o modificato", other: "{count} eventi nuovi o modificati" },
  "organizer-page.title": "Eventi di {organizer}",
  "organizer-page.description": {
    one: "{count} evento in arrivo di {organizer}.",
    other: "{count} eventi in arrivo di {organizer}.",
  },
  "organizer-page.empty": "Al momento non ci sono eventi in arrivo.",
};
