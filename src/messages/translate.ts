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

  return (key: MessageKey, parameters: Record<string, string | number> = {}) => {
    const message = messages[key];
    const text =
      typeof message === "string"
        ? message
        : (message[plurals.select(Number(parameters.count))] ?? message.other);
    if (!text.includes("{")) return text;
    return text.replace(/\{([\w-]+)\}/g, (hole, name: string) => {
      const value = parameters[name];
      if (value === undefined) return hole;
      return typeof value === "number" ? formatNumber(value, locale) : value;
    });
  };
});

/** The same, with the instance's own names of categories in place of the usual ones. */
export function withLabels(translate: Translate, labels: CategoryLabels | undefined): Translate {
  if (!labels) return translate;
  const own = new Map(Object.entries(labels).map(([category, label]) => [`category.${category}`, label]));
  const usual = translate as (key: MessageKey, parameters?: Record<string, string | number>) => string;
  const labelled: typeof usual = (key, parameters) => own.get(key) ?? usual(key, parameters);
  return labelled as Translate;
}
