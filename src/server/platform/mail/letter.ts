/** What a mail says, before it becomes text and HTML. All of it is plain text; nothing here is markup. */
export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Names and values under the paragraphs, such as where and when. */
  details?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** Said small at the end: why this mail was sent. */
  footnote?: string;
  /** A link beneath the footnote. */
  footlink?: { label: string; url: string };
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: string }[];
}

/**
 * How each kind of mail is written, by the kind's name. It is written at the moment of sending, from the facts of its
 * order; nothing is sent when there is no longer a reason to.
 */
export type MailComposers = Record<string, (facts: Record<string, unknown>) => Promise<Letter | undefined>>;
