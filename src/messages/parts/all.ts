import type { Locale } from "#domain/locale.ts";
import { loadLanguage } from "../load-language.ts";
import { load as admin } from "./admin.ts";
import { load as embedMaker } from "./embed-maker.ts";
import { load as following } from "./following.ts";
import { load as map } from "./map.ts";
import { load as organize } from "./organize.ts";
import { load as security } from "./security.ts";
import { load as submit } from "./submit.ts";

/** Everything that pages say in a language. */
export async function loadAll(locale: Locale): Promise<void> {
  const parts = [loadLanguage, admin, embedMaker, following, map, organize, security, submit];
  await Promise.all(parts.map((load) => load(locale)));
}
