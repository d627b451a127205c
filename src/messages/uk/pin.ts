import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Мітка: {venue}",
  "pin.hint": "Перетягніть мітку на точне місце або пересувайте її стрілками.",
  "pin.map": "Карта з міткою",
  "pin.wheel": "Утримуйте Ctrl або ⌘ під час прокручування, щоб змінити масштаб",
  "pin.fingers": "Пересувайте карту двома пальцями",
  "pin.no-map": "Тут не можна показати карту. Введіть координати.",
};
