import type { Locale } from "#domain/locale.ts";

/** A notification before it is encrypted. All of it is plain text. */
export interface PushNote {
  title: string;
  body: string;
  /** The page of ours that a tap opens. */
  url: string;
  /** Wakes a device that saves power. */
  isUrgent: boolean;
}

/** How each kind of push message is written, by the kind's name; nothing is sent when there is no longer a reason to. */
export type PushComposers = Record<
  string,
  (facts: Record<string, unknown>, language: Locale) => Promise<PushNote | undefined>
>;
