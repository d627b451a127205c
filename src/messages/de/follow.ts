import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Folgen",
  "follow.following": "Folge ich",
  "follow.view": "Dieser Ansicht folgen",
  "follow.search": "„{query}“ folgen",
  "follow.done": "Du folgst jetzt: Neuigkeiten kommen jeden Morgen per E-Mail.",
  "follow.how": "Wie?",
  "follow.ended": "Du folgst nicht mehr.",
  "follow.undo": "Rückgängig",
  "follow.failed": "Das hat nicht geklappt. Bitte versuche es erneut.",
  "follow.sign-in": "Melde dich an, um zu folgen.",
  "follow.title": "Folge ich",
  "follow.kind.organizer": "Veranstalter",
  "news.title": "Neu für dich",
  "news.count": { one: "{count} neues oder geändertes Event", other: "{count} neue oder geänderte Events" },
  "organizer-page.title": "Events von {organizer}",
  "organizer-page.description": {
    one: "{count} kommendes Event von {organizer}.",
    other: "{count} kommende Events von {organizer}.",
  },
  "organizer-page.empty": "Zurzeit sind keine kommenden Events bekannt.",
};
