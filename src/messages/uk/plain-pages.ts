import type { Translated } from "../catalogue.ts";
import type { plainPages as english } from "../en/plain-pages.ts";

export const plainPages: Translated<typeof english> = {
  "logout.title": "Вийти?",
  "logout.question": "Це завершить ваш сеанс у цьому браузері.",
  "logout.button": "Вийти",

  "unsubscribe.gone-title": "Це посилання більше не діє",
  "unsubscribe.gone":
    "Нагадування можна вимкнути протягом місяця після надсилання. Усі ваші є тут: {favorites}.",
  "unsubscribe.favorites": "Улюблені",
  "unsubscribe.title": "Вимкнути нагадування",
  "unsubscribe.favorites-stay": "Ваші улюблені залишаються, як є.",
  "unsubscribe.one": "Вимкнути нагадування про «{event}»",
  "unsubscribe.this": "Вимкнути нагадування про цю подію",
  "unsubscribe.all": "Вимкнути всі мої нагадування",
  "unsubscribe.one-is-off": "Це нагадування вимкнено",
  "unsubscribe.all-are-off": "Ваші нагадування вимкнено",
  "unsubscribe.on-again": "Дзвіночок можна знову ввімкнути тут: {favorites}.",

  "confirm-event.title": "Підтвердьте свою подію",
  "confirm-event.what": "Далі її перегляне модератор; тоді вона буде на карті.",
  "confirm-event.button": "Підтвердити подію",
  "confirm-event.done": "Дякуємо, вашу подію підтверджено",
  "confirm-event.next": "Тепер її переглядає модератор. Ми напишемо, щойно буде рішення.",
  "confirm-event.refused-title": "Вашу подію не надіслано",
  "confirm-event.refused": "Поверніться у браузері назад: написане ще там. Виправте й надішліть знову.",
  "confirm-event.gone-title": "Це посилання більше не діє",
  "confirm-event.gone": "Можливо, воно застаріло. Надішліть подію ще раз.",

  "address.confirm-title": "Змінити вашу адресу ел. пошти?",
  "address.confirm": "Відтепер ви входите з цією адресою, і листи надходять сюди.",
  "address.confirm-button": "Використати цю адресу",
  "address.stop-title": "Зупинити зміну?",
  "address.stop":
    "Ваш акаунт збереже адресу, на яку надійшов цей лист. Якщо її вже змінено, ми повернемо її, завершимо всі ваші сеанси й надішлемо посилання на новий пароль.",
  "address.stop-button": "Залишити мою адресу",
  "address.changed-title": "Вашу адресу змінено",
  "address.changed": "Відтепер входьте з нею.",
  "address.taken-title": "Ця адреса вже має акаунт",
  "address.taken": "Два акаунти не можуть мати однієї адреси. Нічого не змінено.",
  "address.dead-title": "Це посилання більше не діє",
  "address.dead": "Нічого не змінено.",
  "address.stopped-title": "Зміну зупинено",
  "address.stopped": "Ваш акаунт має стару адресу.",

  "busy.title": "Зараз дуже велике навантаження",
  "busy.text":
    "Тут одночасно так багато людей, що ця сторінка має зачекати. Спробуйте ще раз за кілька секунд.",
  "busy.again": "Спробувати ще раз",
};
