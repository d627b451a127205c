import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Seguir",
  "follow.following": "Seguindo",
  "follow.view": "Seguir esta área",
  "follow.search": "Seguir “{query}”",
  "follow.done": "Agora você segue: as novidades chegam por e-mail toda manhã.",
  "follow.how": "Como?",
  "follow.ended": "Você deixou de seguir.",
  "follow.undo": "Desfazer",
  "follow.failed": "Não funcionou. Tente novamente.",
  "follow.sign-in": "Entre e você passa a seguir.",
  "follow.title": "Seguindo",
  "follow.kind.organizer": "Organizador",
  "news.title": "Novidades para você",
  "news.count": { one: "{count} evento novo ou alterado", other: "{count} eventos novos ou alterados" },
  "organizer-page.title": "Eventos de {organizer}",
  "organizer-page.description": {
    one: "{count} próximo evento de {organizer}.",
    other: "{count} próximos eventos de {organizer}.",
  },
  "organizer-page.empty": "No momento não há próximos eventos conhecidos.",
};
