import type { Category } from "./category.ts";
import { hashOf } from "./dice.ts";
import { LOCALES, type Locale } from "./locale.ts";

export const MAX_SITE_NAME = 60;
export const MAX_CATEGORY_LABEL = 30;
export const MAX_WELCOME = 400;
export const MAX_ANNOUNCEMENT = 160;

/** A text in as many languages as it was written in. */
export type LocalTexts = Partial<Record<Locale, string>>;
export type CategoryLabels = Partial<Record<Category, string>>;

export interface Announcement {
  text: LocalTexts;
  link: string;
  /** The moment in which it ends, in milliseconds since 1970; null: when it is removed. */
  until: number | null;
}

/** A text for a reader, and the language it is in. */
export interface LocalText {
  text: string;
  language: Locale;
}

/** In the reader's language, else in the instance's first, else in any that it was written in. */
export function textFor(texts: LocalTexts, locale: Locale, first: Locale): LocalText | undefined {
  const language = [locale, first, ...LOCALES].find((each) => texts[each]);
  return language && { text: texts[language]!, language };
}

export interface ShownAnnouncement extends LocalText {
  /** Changes with its words and link: who has closed one sees the next. */
  id: string;
  link: string;
}

export function shownAnnouncement(
  announcement: Announcement,
  locale: Locale,
  first: Locale,
  nowMs: number,
): ShownAnnouncement | undefined {
  const { text: texts, link, until } = announcement;
  const shown = textFor(texts, locale, first);
  if (!shown || (until !== null && until <= nowMs)) return undefined;
  const words = LOCALES.map((each) => texts[each] ?? "");
  return { ...shown, link, id: hashOf([...words, link].join("\n")).toString(36) };
}
