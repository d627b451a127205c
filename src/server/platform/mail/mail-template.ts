import type { Locale } from "#domain/locale.ts";

/** A mail before it becomes text and HTML. All of it is plain text; nothing here is markup. */
export interface MailTemplate {
  /** One address. */
  to: string;
  /** English by default. */
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
  /** A list, such as new events. */
  items?: MailItem[];
  button?: MailLink;
  secondButton?: MailLink;
  /** Small print at the end: why this mail was sent. */
  footnote?: string;
  /** A link after the footnote. */
  footlink?: MailLink;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface MailItem {
  title: string;
  url: string;
  line: string;
  /** What its organizer wrote. */
  quote?: string;
  /** Why it is in the list. */
  remark: string;
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

/** What examples of mails are written with: no row of the database. */
export interface SampleContext {
  site: { name: string; publicUrl: string; contactEmail: string };
  language: Locale;
  nowMs: number;
}

/** Examples of each kind of mail, by the kind's name and what sets them apart, for the mailbox. */
export type MailSamples = Record<
  string,
  (context: SampleContext) => Record<string, MailTemplate> | Promise<Record<string, MailTemplate>>
>;

/** The reader of every example. */
export const SAMPLE_READER = { to: "elena@example.org", forename: "Elena" };

/**
 * How each kind of mail is written, by the kind's name. It is written at the moment of sending, from the facts of its
 * order; nothing is sent when there is no longer a reason to. The mail's id is a secret of its recipient.
 */
export type MailComposers = Record<
  string,
  (facts: Record<string, unknown>, mailId: string) => Promise<MailTemplate | undefined>
>;
