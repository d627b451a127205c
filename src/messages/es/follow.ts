import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Seguir",
  "follow.following": "Siguiendo",
  "follow.view": "Seguir esta zona",
  "follow.search": "Seguir «{query}»",
  "follow.done": "Ya lo sigues: las novedades llegan por correo cada mañana.",
  "follow.how": "¿Cómo?",
  "follow.ended": "Has dejado de seguirlo.",
  "follow.undo": "Deshacer",
  "follow.failed": "No ha funcionado. Inténtalo de nuevo.",
  "follow.sign-in": "Inicia sesión y empezarás a seguirlo.",
  "follow.title": "Siguiendo",
  "follow.kind.organizer": "Organizador",
  "news.title": "Novedades para ti",
  "news.count": { one: "{count} evento nuevo o cambiado", other: "{count} eventos nuevos o cambiados" },
  "organizer-page.title": "Eventos de {organizer}",
  "organizer-page.description": {
    one: "{count} próximo evento de {organizer}.",
    other: "{count} próximos eventos de {organizer}.",
  },
  "organizer-page.empty": "Por ahora no se conocen próximos eventos.",
};
