import type { Translated } from "../catalogue.ts";
import type { programs as english } from "../en/programs.ts";
import { oneFewMany } from "../one-few-many.ts";

export const programs: Translated<typeof english> = {
  "share.motto": "Місцеві події на карті світу",
  "embedded.events": "Події",
  "embedded.in-city": "Події: {city}",
  "embedded.at-venue": "Події: {venue}",
  "embedded.in-area": "Події в цій місцевості",
  "embedded.all": oneFewMany("Переглянути {count} подію на карті", "Усі {count} події", "Усі {count} подій"),
  "embedded.count": oneFewMany("{count} подія", "{count} події", "{count} подій"),
  "embedded.empty": "Наразі тут немає подій.",
  "embedded.new-tab": "відкриється в новій вкладці",
  "embedded.open-at": "Відкрити на {site}",
  "embedded.previous": "Назад: {month}",
  "embedded.next": "Далі: {month}",
  "embedded.gone": "Цієї події більше немає у списку.",
  "embedded.failed": "Наразі події не можна показати.",
  "embedded.loading": "Шукаємо події…",
  "embedded.again": "Спробувати ще раз",

  "assistant.places": "Пошук населених пунктів",
  "assistant.events": "Пошук подій",
  "assistant.event": "Одна подія",
  "assistant.venue": "Одне місце",
  "assistant.submit": "Надсилання події",
  "assistant.no-places": "Населений пункт із такою назвою невідомий.",
  "assistant.no-events": "Жодна подія не підходить.",
  "assistant.shown": "тут від {first} до {last}",
  "assistant.more": "Є ще: запитайте сторінку {page}.",
  "assistant.more-on-page": oneFewMany(
    "І ще {count}: усе на сторінці місця.",
    "І ще {count}: усе на сторінці місця.",
    "І ще {count}: усе на сторінці місця.",
  ),
  "assistant.organizer": "Організатор: {name}",
  "assistant.from-age": "від {age} років",
  "assistant.published": "Подію опубліковано.",
  "assistant.waiting": "Подія чекає на модератора.",
  "assistant.similar":
    "Її не надіслано: можливо, це та сама подія. Запитайте користувача, а потім надішліть її з isNew.",
};
