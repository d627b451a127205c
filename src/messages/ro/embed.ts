import type { Translated } from "../catalogue.ts";
import type { embed as english } from "../en/embed.ts";

export const embed: Translated<typeof english> = {
  "embed.title": "Hartă",
  "embed.open": "Deschide harta",
  "embed.venues": {
    one: "{count} locație pe hartă",
    few: "{count} locații pe hartă",
    other: "{count} de locații pe hartă",
  },
  "embed.loading": "Căutăm evenimente…",
  "embed.more": {
    one: "Încă {count} eveniment",
    few: "Încă {count} evenimente",
    other: "Încă {count} de evenimente",
  },
  "embed.link": "Adaugă pe site-ul tău",
  "embed.close": "Închide",
};
