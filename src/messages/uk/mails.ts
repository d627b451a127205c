import type { Translated } from "../catalogue.ts";
import type { mails as english } from "../en/mails.ts";
import { oneFewMany } from "../one-few-many.ts";

export const mails: Translated<typeof english> = {
  "mail.all-day": "увесь день",
  "mail.time-at-venue": "Місцевий час ({city})",
  "mail.see-event": "До події",
  "mail.organizer-writes": "Організатор пише: «{text}»",

  "reminder.subject": "Нагадування: {event}, {date}",
  "reminder.subject-time": "Нагадування: {event}, {date}, {time}",
  "reminder.today": "Сьогодні",
  "reminder.tomorrow": "Завтра",
  "reminder.starts-in-day": "{event}: початок за день",
  "reminder.starts-in-hour": "{event}: початок приблизно за годину",
  "reminder.starts-in-hours": oneFewMany(
    "{event}: початок за {count} годину",
    "{event}: початок за {count} години",
    "{event}: початок за {count} годин",
  ),
  "reminder.is-today": "{event}: вже сьогодні",
  "reminder.is-tomorrow": "{event}: вже завтра",
  "reminder.greeting":
    "Вітаємо, {forename}! Ви просили нагадати. Тут усе потрібне; додано файл для вашого календаря.",
  "reminder.directions": "Маршрут",
  "reminder.why": "Ви отримали цей лист, бо ввімкнули дзвіночок для цієї події.",
  "reminder.turn-off": "Вимкнути нагадування",

  "news.cancelled": "Скасовано",
  "news.postponed": "Відкладено",
  "news.moved": "Перенесено",
  "news.scheduled": "Відбудеться",
  "news.subject": "{news}: {event}",
  "news.heading-cancelled": "{event}: подію скасовано",
  "news.heading-postponed": "{event}: подію відкладено",
  "news.heading-moved": "{event}: подію перенесено",
  "news.heading-scheduled": "{event}: подія все-таки відбудеться",
  "news.greeting": "Вітаємо, {forename}! Змінилася подія з ваших улюблених.",
  "news.was": "Було оголошено: {when}, {venue}.",
  "news.no-new-date": "Нової дати ще немає. Напишемо, щойно вона з’явиться.",
  "news.why": "Ви отримали цей лист, бо ця подія є у ваших улюблених.",

  "digest.new": "Нове",
  "digest.cancelled": "Скасовано",
  "digest.postponed": "Відкладено",
  "digest.moved": "Перенесено",
  "digest.scheduled": "Все-таки відбудеться",
  "digest.subject-more": "{first} і ще {count}",
  "digest.heading-new": oneFewMany(
    "{count} нова подія для вас",
    "{count} нові події для вас",
    "{count} нових подій для вас",
  ),
  "digest.heading-changed": oneFewMany(
    "{count} подія змінилася",
    "{count} події змінилися",
    "{count} подій змінилися",
  ),
  "digest.heading-both": "Нових: {added}, змінених: {changed}",
  "digest.greeting": "Вітаємо, {forename}! Ось нове в тому, за чим ви стежите:",
  "digest.more": oneFewMany(
    "І ще {count}: за посиланням нижче.",
    "І ще {count}: за посиланням нижче.",
    "І ще {count}: за посиланням нижче.",
  ),
  "digest.see-all": "Переглянути все нове",
  "digest.why": "Ви отримали цей лист, бо ви за цим стежите.",
  "digest.stop": "Не надсилати таких листів",
  "digest.stop-title": "Не надсилати листів про те, за чим ви стежите",
  "digest.follows-stay": "Те, за чим ви стежите, залишається у вашому профілі.",
  "digest.stopped": "Таких листів більше не буде",

  "sample.event": "Ніч струнних квартетів",
  "sample.venue": "Портова зала",
  "sample.address": "вул. Набережна, 12",
  "sample.message": "Підлогу вкривають олією. Ті самі кроки, на два дні пізніше.",
};
