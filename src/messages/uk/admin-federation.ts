import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Федерація",
  "federation.lead": "Хто стежить за цим сайтом, за ким стежить він і з якими серверами не спілкується.",
  "federation.off": "Федерацію вимкнено. Її вмикають у налаштуваннях сервера (FEDERATION=on).",
  "federation.name": "Інші знаходять цей сайт як",
  "federation.followers": "Читачі",
  "federation.following": "Сервери, за якими стежить цей сайт",
  "federation.following-none": "Ще немає. Щоб стежити за сервером, додайте його як джерело.",
  "federation.state.asked": "Ще не відповів",
  "federation.state.accepted": "Стежить",
  "federation.state.refused": "Відмовлено",
  "federation.state.blocked": "Заблоковано",
  "federation.rules": "Заблоковані й дозволені",
  "federation.rules-none": "Нікого не заблоковано: сайт спілкується з кожним сервером.",
  "federation.only-allowed": "Сайт спілкується лише з дозволеними серверами.",
  "federation.subject": "Сервер або обліковий запис",
  "federation.subject-hint":
    "Сервер, наприклад bad.example, разом із субдоменами, або адреса одного облікового запису.",
  "federation.kind": "Що зробити",
  "federation.kind.block": "Заблокувати",
  "federation.kind.allow": "Дозволити (тоді лише дозволені сервери)",
  "federation.is.block": "Заблоковано",
  "federation.is.allow": "Дозволено",
  "federation.note": "Чому (бачать лише адміністратори)",
  "federation.add": "Додати правило",
  "federation.added": "Правило діє.",
  "federation.fixed": "З налаштувань сервера",
  "federation.remove": "Вилучити",
  "federation.remove-spoken": "Вилучити правило для {subject}",
  "federation.removed": "Правило вилучено.",
};
