import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Urmărește",
  "follow.following": "Urmărești",
  "follow.view": "Urmărește această zonă",
  "follow.search": "Urmărește „{query}”",
  "follow.done": "Gata! Noutățile vin pe e-mail în fiecare dimineață.",
  "follow.how": "Cum?",
  "follow.ended": "Ai oprit urmărirea.",
  "follow.undo": "Anulează",
  "follow.failed": "Nu a mers. Încearcă din nou.",
  "follow.sign-in": "Conectează-te ca să primești noutățile.",
  "follow.title": "Urmărite",
  "follow.kind.organizer": "Organizator",
  "news.title": "Nou pentru tine",
  "news.count": {
    one: "{count} eveniment nou sau modificat",
    few: "{count} evenimente noi sau modificate",
    other: "{count} de evenimente noi sau modificate",
  },
  "organizer-page.title": "Evenimente: {organizer}",
  "organizer-page.description": {
    one: "{organizer}: {count} eveniment viitor.",
    few: "{organizer}: {count} evenimente viitoare.",
    other: "{organizer}: {count} de evenimente viitoare.",
  },
  "organizer-page.empty": "Deocamdată nu se cunosc evenimente viitoare.",
};
