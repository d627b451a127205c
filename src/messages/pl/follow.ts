import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";
import { oneFewMany } from "../one-few-many.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Obserwuj",
  "follow.following": "Obserwujesz",
  "follow.view": "Obserwuj ten obszar",
  "follow.search": "Obserwuj „{query}”",
  "follow.done": "Obserwujesz: nowości przyjdą mailem każdego ranka.",
  "follow.how": "Jak?",
  "follow.ended": "Już tego nie obserwujesz.",
  "follow.undo": "Cofnij",
  "follow.failed": "Nie udało się. Spróbuj ponownie.",
  "follow.sign-in": "Zaloguj się, a\u00a0zaczniesz obserwować.",
  "follow.title": "Obserwowane",
  "follow.kind.organizer": "Organizator",
  "news.title": "Nowe dla Ciebie",
  "news.count": oneFewMany(
    "{count} nowe lub zmienione wydarzenie",
    "{count} nowe lub zmienione wydarzenia",
    "{count} nowych lub zmienionych wydarzeń",
  ),
  "organizer-page.title": "Wydarzenia: {organizer}",
  "organizer-page.description": oneFewMany(
    "{organizer}: {count} nadchodzące wydarzenie.",
    "{organizer}: {count} nadchodzące wydarzenia.",
    "{organizer}: {count} nadchodzących wydarzeń.",
  ),
  "organizer-page.empty": "Na razie nie znamy nadchodzących wydarzeń.",
};
