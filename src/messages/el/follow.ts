import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Ακολουθήστε",
  "follow.following": "Ακολουθείτε",
  "follow.view": "Ακολουθήστε την περιοχή",
  "follow.search": "Ακολουθήστε «{query}»",
  "follow.done": "Το ακολουθείτε: τα νέα έρχονται με email κάθε πρωί.",
  "follow.how": "Πώς;",
  "follow.ended": "Δεν το ακολουθείτε πια.",
  "follow.undo": "Αναίρεση",
  "follow.failed": "Δεν πέτυχε. Δοκιμάστε ξανά.",
  "follow.sign-in": "Συνδεθείτε για να ακολουθείτε.",
  "follow.title": "Όσα ακολουθείτε",
  "follow.kind.organizer": "Διοργανωτής",
  "news.title": "Νέα για εσάς",
  "news.count": {
    one: "{count} νέα ή αλλαγμένη εκδήλωση",
    other: "{count} νέες ή αλλαγμένες εκδηλώσεις",
  },
  "organizer-page.title": "Εκδηλώσεις: {organizer}",
  "organizer-page.description": {
    one: "{organizer}: {count} επερχόμενη εκδήλωση.",
    other: "{organizer}: {count} επερχόμενες εκδηλώσεις.",
  },
  "organizer-page.empty": "Αυτή τη στιγμή δεν υπάρχουν γνωστές επερχόμενες εκδηλώσεις.",
};
