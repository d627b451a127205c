import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Suivre",
  "follow.following": "Suivi",
  "follow.view": "Suivre cette vue",
  "follow.search": "Suivre «\u00a0{query}\u00a0»",
  "follow.done": "C’est suivi\u00a0: les nouveautés arrivent par e-mail chaque matin.",
  "follow.how": "Comment\u202f?",
  "follow.ended": "Suivi arrêté.",
  "follow.undo": "Annuler",
  "follow.failed": "Cela n’a pas fonctionné. Veuillez réessayer.",
  "follow.sign-in": "Connectez-vous pour suivre.",
  "follow.title": "Suivis",
  "follow.kind.organizer": "Organisateur",
  "news.title": "Nouveautés",
  "news.count": {
    one: "{count} événement nouveau ou modifié",
    other: "{count} événements nouveaux ou modifiés",
  },
  "organizer-page.title": "{organizer}\u00a0: événements",
  "organizer-page.description": {
    one: "{organizer}\u00a0: {count} événement à venir.",
    other: "{organizer}\u00a0: {count} événements à venir.",
  },
  "organizer-page.empty": "Aucun événement à venir n’est connu pour le moment.",
};
