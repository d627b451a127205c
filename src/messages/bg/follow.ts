import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Следване",
  "follow.following": "Следвате",
  "follow.view": "Следване на този район",
  "follow.search": "Следване на „{query}“",
  "follow.done": "Следвате го: новото идва по имейл всяка сутрин.",
  "follow.how": "Как?",
  "follow.ended": "Вече не го следвате.",
  "follow.undo": "Отмяна",
  "follow.failed": "Не се получи. Моля, опитайте отново.",
  "follow.sign-in": "Влезте и ще го следвате.",
  "follow.title": "Следвани",
  "follow.kind.organizer": "Организатор",
  "news.title": "Ново за вас",
  "news.count": { one: "{count} ново или променено събитие", other: "{count} нови или променени събития" },
  "organizer-page.title": "Събития на {organizer}",
  "organizer-page.description": {
    one: "{count} предстоящо събитие на {organizer}.",
    other: "{count} предстоящи събития на {organizer}.",
  },
  "organizer-page.empty": "В момента не са известни предстоящи събития.",
};
