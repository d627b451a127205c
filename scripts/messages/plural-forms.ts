import { PoError, type PoFile } from "./po.ts";

/** gettext's rules of languages, from which a new file takes the one that agrees with CLDR. */
const RULES: [forms: number, rule: string][] = [
  [1, "0"],
  [2, "n != 1"],
  [2, "n > 1"],
  [2, "n%10==1 && n%100!=11 ? 0 : 1"],
  [3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"],
  [3, "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"],
  [3, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"],
  [3, "n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2"],
  [3, "n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2"],
  [3, "n==1 ? 0 : n==2 ? 1 : 2"],
  [4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"],
  [6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"],
];

const FIELD = /^Plural-Forms:\s*nplurals=(\d);\s*plural=(.+?);?\s*$/;
/** Of the C expression that gettext takes, what JavaScript reads the same way. */
const EXPRESSION = /^[n\d\s%=!<>&|?:()]+$/;
/** CLDR tells millions apart in French, Italian, Portuguese and Spanish, which no tool of translators knows: they say `other`. */
const MAX_NUMBER = 1_000;

/** The plural categories of CLDR in the order of the file's forms: `["one", "few", "many"]` in Polish. */
export function pluralCategories(locale: string, { header }: Pick<PoFile, "header">): string[] {
  const line = header.find((each) => each.startsWith("Plural-Forms:")) ?? "";
  const [, forms = "", rule = ""] = FIELD.exec(line) ?? [];
  const categories = categoriesBy(locale, Number(forms), rule);
  if (!categories)
    throw new PoError(
      `the plural forms are not CLDR's: "${line}", ${ruleOf(locale) ?? "see docs/languages.md"}`,
    );
  return categories;
}

/** The header field for a language. */
export function ruleOf(locale: string): string | undefined {
  const found = RULES.find(([forms, rule]) => categoriesBy(locale, forms, rule));
  return found && `Plural-Forms: nplurals=${found[0]}; plural=(${found[1]});`;
}

function categoriesBy(locale: string, forms: number, rule: string): string[] | undefined {
  if (!EXPRESSION.test(rule)) return undefined;
  const formOf = new Function("n", `return Number(${rule});`) as (n: number) => number;
  const plurals = new Intl.PluralRules(locale);
  const categories: string[] = [];
  for (let number = 0; number <= MAX_NUMBER; number++) {
    const form = formOf(number);
    const category = plurals.select(number);
    categories[form] ??= category;
    if (categories[form] !== category) return undefined;
  }
  const isWhole = categories.length === forms && new Set(categories).size === forms;
  return isWhole ? categories : undefined;
}

/** The categories that more than one number above zero takes: "one" is 1 and 21 in Ukrainian. */
export function categoriesOfSeveral(locale: string): Set<string> {
  const plurals = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: MAX_NUMBER }, (_, number) => number + 1);
  const byCategory = Map.groupBy(numbers, (number) => plurals.select(number));
  return new Set([...byCategory].filter(([, each]) => each.length > 1).map(([category]) => category));
}
