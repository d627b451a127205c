import { BULGARIAN_DAY } from "./bulgarian-day.ts";
import { BULGARIAN_STAGE } from "./bulgarian-stage.ts";
import { BULGARIAN_WORDS } from "./bulgarian-words.ts";
import type { Language } from "./repertoire.ts";

export const BULGARIAN: Language = {
  programmes: { ...BULGARIAN_STAGE, ...BULGARIAN_DAY },
  words: BULGARIAN_WORDS,
  seasons: ["Зимен", "Пролетен", "Летен", "Есенен"],
  disclaimer: "Демонстрационни данни: събитието е измислено.",
};
