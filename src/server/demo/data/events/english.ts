import { ENGLISH_DAY } from "./english-day.ts";
import { ENGLISH_STAGE } from "./english-stage.ts";
import { ENGLISH_WORDS } from "./english-words.ts";
import type { Language } from "./repertoire.ts";

export const ENGLISH: Language = {
  programmes: { ...ENGLISH_STAGE, ...ENGLISH_DAY },
  words: ENGLISH_WORDS,
  seasons: ["Winter", "Spring", "Summer", "Autumn"],
  disclaimer: "Demo data: this event is made up.",
};
