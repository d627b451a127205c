import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Зареждане…",
  "security.failed": "Това не се получи. Моля, опитайте отново.",

  "profile.delete-yourself": "Или го изтрийте сами",
  "profile.delete-yourself-lead":
    "Веднага и завинаги: профилът, любимите, напомнянията, следваното и сесиите ви изчезват и никой не може да ги върне.",
  "profile.delete-brought": "Събитията, които сте добавили",
  "profile.delete-brought.keep": "Остават, без вашето име",
  "profile.delete-brought.remove": "Премахват се",
  "profile.delete-now": "Изтрий профила ми",
  "profile.delete-sign-in": "За да изтриете профила си, моля, влезте още веднъж с Google.",

  "security.email": "Имейл адрес",
  "security.email-lead": "Влизате с {email} и писмата идват там.",
  "security.email-stopped":
    "Този адрес отказва нашите писма, затова вече не изпращаме напомняния и новини там. Проверете пощата си или сменете адреса.",
  "security.email-retry": "Ново изпращане",
  "security.email-retried": "Отново изпращаме писма на този адрес.",
  "security.email-new": "Нов имейл адрес",
  "security.email-change": "Смяна на адреса",
  "security.email-sent":
    "Отворете връзката, която изпратихме на новия адрес. Старият получава известие и може да спре смяната.",

  "security.passkeys": "Ключове за достъп",
  "security.passkeys-lead": "Влизайте с пръстов отпечатък, лице или ПИН на устройството си вместо с парола.",
  "security.passkey-add": "Добавяне на ключ за достъп",
  "security.passkey-added": "Ключът за достъп е добавен.",
  "security.passkey-name": "Име на ключа",
  "security.passkey-hint": "За да го познаете после, например името на това устройство.",
  "security.passkey-used": "Последно използван {when}",
  "security.passkey-unused": "Добавен {when}, още неизползван",
  "security.passkey-rename": "Преименуване",
  "security.passkey-rename-spoken": "Преименуване на ключа {name}",
  "security.passkey-save": "Запазване",
  "security.passkey-renamed": "Ключът има ново име.",
  "security.passkey-remove": "Премахване",
  "security.passkey-remove-spoken": "Премахване на ключа {name}",
  "security.passkey-removed": "Ключът е премахнат.",

  "security.factor": "Втора стъпка",
  "security.factor-lead":
    "След паролата входът иска код, който показва приложение за удостоверяване на телефона ви. С ключ за достъп втора стъпка не е нужна.",
  "security.factor-required":
    "Ролята ви изисква втора стъпка: настройте я тук или влезте с ключ за достъп. Дотогава имате правата на потребител.",
  "security.factor-begin": "Настрой приложение",
  "security.factor-scan": "Сканирайте това с приложението за кодове.",
  "security.factor-qr": "QR код на ключа по-долу",
  "security.factor-type": "Или добавете този ключ в приложението, или отворете връзката на телефона си:",
  "security.factor-link": "Отваряне в приложението",
  "security.factor-code": "Код, който показва приложението",
  "security.factor-confirm": "Включване",
  "security.factor-codes":
    "Втората стъпка е включена. Запазете тези резервни кодове там, където ще ги намерите и без телефона си; всеки важи веднъж и няма да бъдат показани отново:",
  "security.factor-done": "Запазих ги",
  "security.factor-on": {
    one: "Включена е. Остава {count} резервен код.",
    other: "Включена е. Остават {count} резервни кода.",
  },
  "security.factor-prove": "Въвеждане на код",
  "security.factor-off": "Изключване",
  "security.factor-turned-off": "Втората стъпка е изключена.",
  "security.factor-proved": "Благодарим: правата ви са върнати.",

  "security.sessions": "Къде сте влезли",
  "security.sessions-lead": "Прекратете сесия, която не познавате, и сменете паролата си.",
  "security.session-this": "Това устройство",
  "security.session-used": "Последно използвана {when}",
  "security.session-end": "Прекратяване",
  "security.session-end-spoken": "Прекратяване на сесията на {device}",
  "security.session-ended": "Сесията е прекратена.",
  "security.sessions-end": "Прекратяване на всички други сесии",
  "security.sessions-ended": "Всички други сесии са прекратени.",

  "security.tokens": "Токени за програми",
  "security.tokens-lead":
    "С токен програма използва API от ваше име. Той никога не отваря тази страница; нова парола прекратява всички токени.",
  "security.tokens-none": "Нямате токени.",
  "security.token-make": "Създаване на токен",
  "security.token-made": "Токенът е създаден.",
  "security.token-name": "Име на токена",
  "security.token-hint": "За да го познаете после, например програмата, за която е.",
  "security.token-right": "Какво може",
  "security.right.read": "Да чете",
  "security.right.write": "Да чете и променя вашето",
  "security.right.moderate": "Да модерира",
  "security.right.administer": "Да администрира",
  "security.token-days": "Колко време важи",
  "security.token-days-of": { one: "{count} ден", other: "{count} дни" },
  "security.token-once": "Това е новият ви токен. Запазете го сега: няма да бъде показан отново.",
  "security.token-secret": "Новият токен",
  "security.token-copy": "Копиране",
  "security.token-copied": "Токенът е копиран.",
  "security.token-copy-failed": "Копирането не се получи. Моля, маркирайте токена и го копирайте.",
  "security.token-kept": "Запазих го",
  "security.token-expires": "до {when}",
  "security.token-expired": "изтекъл на {when}",
  "security.token-used": "последно използван {when}",
  "security.token-unused": "още неизползван",
  "security.token-revoke": "Отмяна",
  "security.token-revoke-spoken": "Отмяна на токена {name}",
  "security.token-revoke-title": "Отмяна на „{name}“?",
  "security.token-revoke-lead":
    "Програмите с този токен спират да работят веднага. Това не може да се отмени.",
  "security.token-revoked": "Токенът е отменен.",
  "security.token-cancel": "Отказ",

  "security.data": "Вашите данни",
  "security.data-lead":
    "Всичко, което пазим за профила ви, като файл JSON: профил, любими, напомняния, следвани, какво сте добавили и съобщили, сесии и този дневник.",
  "security.data-export": "Изтегляне на данните ми",

  "security.log": "Дневник на сигурността",
  "security.log-lead":
    "Какво се е случвало с профила ви през последната половин година. Адресите са съкратени.",
  "security.log-older": "Показване на по-стари",
};
