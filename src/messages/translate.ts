import type { CategoryLabels } from "#domain/instance.ts";
import type { MessageKey, Parameters, PlainKey } from "./catalogue.ts";
import { catalogueOf } from "./catalogues.ts";
import { formatNumber } from "./format-number.ts";
import { perLocale } from "./per-locale.ts";

/** Formats a message; the plural form is chosen by its parameter `count`. */
export interface Translate {
  (key: PlainKey): string;
  <Key extends Exclude<MessageKey, PlainKey>>(key: Key, parameters: Parameters<Key>): string;
}

export const translatorFor = perLocale((locale): Translate => {
  const messages = catalogueOf(locale);
  const plurals = new Intl.PluralRules(locale);
  /** Texts taken apart into what stands between their parameters, once: a server says them for weeks. */
  const split = new Map<string, string[]>();

  return (key: MessageKey, parameters: Record<string, string | number> = {}) => {
    const message = messages[key];
    const text =
      typeof message === "string"
        ? message
        : (message[plurals.select(Number(parameters.count))] ?? message.other);
    if (!text.includes("{")) return text;
    let pieces = split.get(text);
    if (!pieces) {
      pieces = text.split(/\{([\w-]+)\}/);
      split.set(text, pieces);
    }
    let said = pieces[0]!;
    for (let at = 1; at < pieces.length; at += 2) {
      const value = parameters[pieces[at]!];
      if (value === undefined) said += `{${pieces[at]}}`;
      else said += typeof value === "number" ? formatNumber(value, locale) : value;
      said += pieces[at + 1]!;
    }
    return said;
  };
});

/** The same, with the instance's own names of categories in place of the usual ones. */
export function withLabels(translate: Translate, labels: CategoryLabels | undefined): Translate {
  if (!labels) return translate;
  const own = new Map(
    Object.entries(labels).flatMap(([category, label]) => [
      [`category.${category}`, label],
      [`category-title.${category}`, label],
    ]),
  );
  const usual = translate as (key: MessageKey, parameters?: Record<string, string | number>) => string;
  const labelled: typeof usual = (key, parameters) => own.get(key) ?? usual(key, parameters);
  return labelled as Translate;
}
