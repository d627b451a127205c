import { fold } from "#domain/fold.ts";
import { transliterate } from "#domain/transliterate.ts";

const MAX_LENGTH = 80;
const LOOKS_LIKE_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The address form of a name: ASCII letters, digits and single hyphens. A name that leaves nothing
 * gets the fallback, and none looks like a date, which has the same position in an address.
 */
export function slugify(text: string, fallback = "event"): string {
  const ascii = fold(transliterate(text))
    .replace(/['’ʼ]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return notDate(cut(ascii || fallback, MAX_LENGTH));
}

/** The first free of: the slug, the slug with each hint (such as the city), the last of these with 2, 3, … */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean, hints: string[] = []): string {
  let slug = base;
  if (!isTaken(slug)) return slug;
  for (const hint of hints) {
    const suffix = cut(slugify(hint, ""), MAX_LENGTH / 2);
    if (suffix === "") continue;
    slug = withSuffix(base, suffix);
    if (!isTaken(slug)) return slug;
  }
  for (let number = 2; ; number++) {
    const numbered = withSuffix(slug, String(number));
    if (!isTaken(numbered)) return numbered;
  }
}

function withSuffix(base: string, suffix: string): string {
  return notDate(`${cut(base, MAX_LENGTH - suffix.length - 1)}-${suffix}`);
}

function notDate(slug: string): string {
  return LOOKS_LIKE_DATE.test(slug) ? `${slug}-event` : slug;
}

/** Cuts at a hyphen where there is one, inside the word where the first word alone is too long. */
function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf("-", length);
  return slug.slice(0, end > 0 ? end : length);
}
