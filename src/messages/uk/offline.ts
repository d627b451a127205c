import type { Translated } from "../catalogue.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  "offline.notice": "Ви офлайн. Ось що збереглося.",
  "offline.kept": "Сервер не відповідає. Це давніша копія.",
  "offline.update": "Є нова версія.",
  "offline.reload": "Оновити",
  "offline.title": "Ви офлайн.",
  "offline.text": "Цю сторінку не збережено. Збережено останню карту й ваші улюблені.",
  "offline.map": "Відкрити останню карту",
  "offline.part": "Не вдалося завантажити. Перевірте з’єднання та спробуйте ще раз.",
};
