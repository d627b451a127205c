import type { Translated } from "../catalogue.ts";
import type { embed as english } from "../en/embed.ts";
import { oneFewMany } from "../one-few-many.ts";

export const embed: Translated<typeof english> = {
  "embed.title": "Карта",
  "embed.open": "Відкрити карту",
  "embed.venues": oneFewMany("{count} місце на екрані", "{count} місця на екрані", "{count} місць на екрані"),
  "embed.loading": "Шукаємо події…",
  "embed.more": oneFewMany("Ще {count} подія", "Ще {count} події", "Ще {count} подій"),
  "embed.link": "Додати на свій сайт",
  "embed.close": "Закрити",
};
