import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { oneFewMany } from "../one-few-many.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Завантаження…",
  "security.failed": "Не вийшло. Спробуйте ще раз.",

  "profile.delete-yourself": "Або видаліть його самі",
  "profile.delete-yourself-lead":
    "Одразу й назавжди: профіль, улюблені, нагадування, усе, за чим ви стежите, та сеанси зникнуть, і ніхто їх не поверне.",
  "profile.delete-brought": "Додані вами події",
  "profile.delete-brought.keep": "Залишаться, без вашого імені",
  "profile.delete-brought.remove": "Буде вилучено",
  "profile.delete-now": "Видалити мій акаунт",
  "profile.delete-sign-in": "Щоб видалити акаунт, увійдіть ще раз через Google.",

  "security.email": "Адреса ел. пошти",
  "security.email-lead": "Ви входите з {email}, і листи надходять туди.",
  "security.email-stopped":
    "Ця адреса відхиляє наші листи, тож ми більше не надсилаємо туди нагадувань і новин. Перевірте скриньку або змініть адресу.",
  "security.email-retry": "Надсилати знову",
  "security.email-retried": "Ми знову надсилаємо листи на цю адресу.",
  "security.email-new": "Нова адреса ел. пошти",
  "security.email-change": "Змінити адресу",
  "security.email-sent":
    "Відкрийте посилання, яке ми надіслали на нову адресу. На стару надійде сповіщення, з якого можна все зупинити.",

  "security.passkeys": "Ключі доступу",
  "security.passkeys-lead": "Входьте за відбитком пальця, обличчям або PIN-кодом пристрою замість пароля.",
  "security.passkey-add": "Додати ключ доступу",
  "security.passkey-added": "Ключ доступу додано.",
  "security.passkey-name": "Назва ключа доступу",
  "security.passkey-hint": "Щоб упізнати його згодом, наприклад назва цього пристрою.",
  "security.passkey-used": "Востаннє використано {when}",
  "security.passkey-unused": "Додано {when}, ще не використано",
  "security.passkey-rename": "Перейменувати",
  "security.passkey-rename-spoken": "Перейменувати ключ доступу {name}",
  "security.passkey-save": "Зберегти",
  "security.passkey-renamed": "Ключ доступу має нову назву.",
  "security.passkey-remove": "Вилучити",
  "security.passkey-remove-spoken": "Вилучити ключ доступу {name}",
  "security.passkey-removed": "Ключ доступу вилучено.",

  "security.factor": "Двоетапна перевірка",
  "security.factor-lead":
    "Після пароля потрібен код, який показує застосунок автентифікації на телефоні. Ключ доступу другого етапу не потребує.",
  "security.factor-required":
    "Ваша роль потребує другого етапу: налаштуйте його тут або ввійдіть із ключем доступу. Доти ви маєте права користувача.",
  "security.factor-begin": "Налаштувати застосунок",
  "security.factor-scan": "Відскануйте це застосунком автентифікації.",
  "security.factor-qr": "QR-код ключа, наведеного нижче",
  "security.factor-type": "Або додайте цей ключ у застосунок чи відкрийте посилання на телефоні:",
  "security.factor-link": "Відкрити в застосунку",
  "security.factor-code": "Код із застосунку",
  "security.factor-confirm": "Увімкнути",
  "security.factor-codes":
    "Двоетапну перевірку ввімкнено. Збережіть ці резервні коди там, де знайдете їх без телефона; кожен діє один раз, і знову їх не буде показано:",
  "security.factor-done": "Коди збережено",
  "security.factor-on": oneFewMany(
    "Увімкнено. Залишився {count} резервний код.",
    "Увімкнено. Залишилися {count} резервні коди.",
    "Увімкнено. Залишилося {count} резервних кодів.",
  ),
  "security.factor-prove": "Ввести код",
  "security.factor-off": "Вимкнути",
  "security.factor-turned-off": "Двоетапну перевірку вимкнено.",
  "security.factor-proved": "Дякуємо: ваші права повернулися.",

  "security.sessions": "Де ви ввійшли",
  "security.sessions-lead": "Завершіть незнайомий сеанс і змініть пароль.",
  "security.session-this": "Цей пристрій",
  "security.session-used": "Востаннє використано {when}",
  "security.session-end": "Завершити",
  "security.session-end-spoken": "Завершити сеанс: {device}",
  "security.session-ended": "Сеанс завершено.",
  "security.sessions-end": "Завершити всі інші сеанси",
  "security.sessions-ended": "Усі інші сеанси завершено.",

  "security.tokens": "Токени для програм",
  "security.tokens-lead":
    "Токен дає програмі змогу користуватися API від вашого імені. Цієї сторінки він не відкриває; новий пароль припиняє дію всіх токенів.",
  "security.tokens-none": "У вас немає токенів.",
  "security.token-make": "Створити токен",
  "security.token-made": "Токен створено.",
  "security.token-name": "Назва токена",
  "security.token-hint": "Щоб упізнати його згодом, наприклад програма, для якої він.",
  "security.token-right": "Що йому дозволено",
  "security.right.read": "Читати",
  "security.right.write": "Читати й змінювати ваше",
  "security.right.moderate": "Модерувати",
  "security.right.administer": "Адмініструвати",
  "security.token-days": "Скільки він діє",
  "security.token-days-of": oneFewMany("{count} день", "{count} дні", "{count} днів"),
  "security.token-once": "Це ваш новий токен. Збережіть його зараз: знову його не буде показано.",
  "security.token-secret": "Новий токен",
  "security.token-copy": "Копіювати",
  "security.token-copied": "Токен скопійовано.",
  "security.token-copy-failed": "Не вдалося скопіювати. Виділіть токен і скопіюйте його.",
  "security.token-kept": "Токен збережено",
  "security.token-expires": "до {when}",
  "security.token-expired": "діяв до {when}",
  "security.token-used": "востаннє використано {when}",
  "security.token-unused": "ще не використано",
  "security.token-revoke": "Відкликати",
  "security.token-revoke-spoken": "Відкликати токен {name}",
  "security.token-revoke-title": "Відкликати «{name}»?",
  "security.token-revoke-lead":
    "Програми з цим токеном одразу перестануть працювати. Цю дію не можна скасувати.",
  "security.token-revoked": "Токен відкликано.",
  "security.token-cancel": "Скасувати",

  "security.data": "Ваші дані",
  "security.data-lead":
    "Усе, що ми зберігаємо про ваш акаунт, у файлі JSON: профіль, улюблені, нагадування, те, за чим ви стежите, додане й повідомлене вами, сеанси та цей журнал.",
  "security.data-export": "Завантажити мої дані",

  "security.log": "Журнал безпеки",
  "security.log-lead": "Що відбувалося з вашим акаунтом за останні пів року. Адреси скорочено.",
  "security.log-older": "Показати давніші",
};
