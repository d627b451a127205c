import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";
import { oneFewMany } from "../one-few-many.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Стежити",
  "follow.following": "Стежите",
  "follow.view": "Стежити за цією ділянкою",
  "follow.search": "Стежити за «{query}»",
  "follow.done": "Ви стежите: новини надходитимуть поштою щоранку.",
  "follow.how": "Як?",
  "follow.ended": "Ви більше не стежите.",
  "follow.undo": "Повернути",
  "follow.failed": "Не вийшло. Спробуйте ще раз.",
  "follow.sign-in": "Увійдіть, щоб стежити.",
  "follow.title": "За чим ви стежите",
  "follow.kind.organizer": "Організатор",
  "news.title": "Нове для вас",
  "news.count": oneFewMany(
    "{count} нова чи змінена подія",
    "{count} нові чи змінені події",
    "{count} нових чи змінених подій",
  ),
  "organizer-page.title": "Події: {organizer}",
  "organizer-page.description": oneFewMany(
    "{organizer}: {count} майбутня подія.",
    "{organizer}: {count} майбутні події.",
    "{organizer}: {count} майбутніх подій.",
  ),
  "organizer-page.empty": "Наразі про майбутні події невідомо.",
};
