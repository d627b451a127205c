import { admin as bgAdmin } from "./bg/admin.ts";
import { bg } from "./bg.ts";
import { registerLanguage } from "./catalogues.ts";
import { admin as enAdmin } from "./en/admin.ts";
import { en } from "./en.ts";

/** Imported by the server, and by tests: all languages at once. */
registerLanguage("en", { ...en, ...enAdmin });
registerLanguage("bg", { ...bg, ...bgAdmin });
