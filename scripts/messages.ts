// Translations (docs/languages.md): `npm run messages` brings them in step with English.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE, LOCALES } from "#domain/locale.ts";
import { englishTexts } from "./messages/english.ts";
import { formatPo, PoError } from "./messages/po.ts";
import { writeTables } from "./messages/tables.ts";
import { readTranslation, type Translation } from "./messages/translation.ts";
import { inStep, newTranslation, templateOf } from "./messages/update.ts";

const FOLDER = fileURLToPath(new URL("../src/messages/po/", import.meta.url));
const TEMPLATE = `${FOLDER}messages.pot`;
const fileOf = (locale: string) => `${FOLDER}${locale}.po`;
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const english = await englishTexts();

function readAll(): Map<string, Translation> {
  return new Map(
    translated.map((locale) => {
      const po = textOf(fileOf(locale)) ?? formatPo(newTranslation(locale));
      return [locale, named(locale, () => readTranslation(locale, po, english))];
    }),
  );
}

function named<T>(locale: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PoError) error.message = `${locale}.po: ${error.message}`;
    throw error;
  }
}

/** Writes what the product loads. What is missing or wrong in a translation is English there. */
function compile(): number {
  writeTables(english, readAll());
  return 0;
}

/** Reports faults and untranslated texts; the latter fall back to English, and fail a release (`--complete`). */
function check(isComplete: boolean): number {
  const translations = readAll();
  const problems = sayFaults(translations);
  const isTemplateOld = textOf(TEMPLATE) !== templateOf(english);
  if (isTemplateOld) console.error("messages.pot is not that of the English texts: run `npm run messages`.");
  const strangers = readdirSync(FOLDER).filter(
    (name) => name.endsWith(".po") && !translated.some((locale) => name === `${locale}.po`),
  );
  for (const name of strangers) console.error(`${name}: src/domain/locale.ts has no such language.`);
  const missing = [...translations].filter(([, each]) => each.missing.length > 0);
  for (const [locale, each] of missing)
    console.log(
      `${locale}: ${each.missing.length} of ${english.length} texts are English, such as ${each.missing.slice(0, 3).join(", ")}`,
    );
  return problems || isTemplateOld || strangers.length > 0 || (isComplete && missing.length > 0) ? 1 : 0;
}

function sayFaults(translations: ReadonlyMap<string, Translation>): number {
  for (const [locale, { faults }] of translations)
    for (const fault of faults) console.error(`${locale}.po: ${fault}`);
  return [...translations.values()].some(({ faults }) => faults.length > 0) ? 1 : 0;
}

function update(keepsTranslations: boolean): number {
  writeFileSync(TEMPLATE, templateOf(english));
  for (const locale of translated) {
    const before = textOf(fileOf(locale));
    const { po, changes } = named(locale, () => inStep(locale, before, english, keepsTranslations));
    writeFileSync(fileOf(locale), po);
    const counts = Object.entries(changes).filter(([, keys]) => keys.length > 0);
    if (counts.length > 0)
      console.log(`${locale}: ${counts.map(([what, keys]) => `${keys.length} ${what}`).join(", ")}`);
  }
  return compile() || check(false);
}

function run([command, option]: string[]): number {
  if (command === "compile" && !option) return compile();
  if (command === "check" && (!option || option === "--complete")) return check(option !== undefined);
  if (command === "update" && (!option || option === "--keep-translations"))
    return update(option !== undefined);
  console.error("Usage: npm run messages [-- --keep-translations]");
  return 2;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PoError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
