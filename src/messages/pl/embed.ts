import type { Translated } from "../catalogue.ts";
import type { embed as english } from "../en/embed.ts";
import { oneFewMany } from "../one-few-many.ts";

export const embed: Translated<typeof english> = {
  "embed.title": "Mapa",
  "embed.open": "Otwórz mapę",
  "embed.venues": oneFewMany(
    "{count} miejsce w\u00a0tym obszarze",
    "{count} miejsca w\u00a0tym obszarze",
    "{count} miejsc w\u00a0tym obszarze",
  ),
  "embed.loading": "Szukamy wydarzeń…",
  "embed.more": oneFewMany(
    "Jeszcze {count} wydarzenie",
    "Jeszcze {count} wydarzenia",
    "Jeszcze {count} wydarzeń",
  ),
  "embed.link": "Umieść na swojej stronie",
  "embed.close": "Zamknij",
};
