import type { Locale } from "#domain/locale.ts";

/** What a mail says, before it becomes text and HTML. All of it is plain text; nothing here is markup. */
export interface MailTemplate {
  /** One address. */
  to: string;
  /** English where it is not said. */
  language?: Locale;
  subject: string;
  /** A few words above the heading, such as the day. */
  eyebrow?: string;
  heading: string;
  paragraphs: string[];
  /** Something the mail is about, shown as a card. */
  card?: MailCard;
  /** Names and values under the paragraphs, such as the answers of a form. */
  details?: { label: string; value: string }[];
  button?: MailLink;
  secondButton?: MailLink;
  /** Said small at the end: why this mail was sent. */
  footnote?: string;
  /** A link after the footnote. */
  footlink?: MailLink;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface MailLink {
  label: string;
  url: string;
}

export interface MailCard {
  title: string;
  /** A leaf of a calendar in a colour: weekday, day and month. */
  leaf: { top: string; middle: string; bottom: string; color: string };
  lines: { strong: string; soft: string }[];
}

/**
 * How each kind of mail is written, by the kind's name. It is written at the moment of sending, from the facts of its
 * order; nothing is sent when there is no longer a reason to. The mail's id is known to nobody but who can read it.
 */
export type MailComposers = Record<
  string,
  (facts: Record<string, unknown>, mailId: string) => Promise<MailTemplate | undefined>
>;
