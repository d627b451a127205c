import { bg } from "./bg.ts";
import { speak } from "./catalogues.ts";
import { en } from "./en.ts";

/** Imported by the server, and by tests: all languages at once. */
speak("en", en);
speak("bg", bg);
