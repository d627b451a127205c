import type { Locale } from "#domain/locale.ts";
import type { Visitor } from "#server/platform/http/session.ts";

export interface Caller {
  locale: Locale;
  ip: string;
  /** The owner of a token that may write. */
  author: Visitor | undefined;
}
