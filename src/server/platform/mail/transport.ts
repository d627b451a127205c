import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailTemplate } from "./mail-template.ts";
import { messageId } from "./message-id.ts";
import { type MailBrand, renderHtml, renderText } from "./render.ts";

export interface Transport {
  /** Resolves when the mail is in safe hands. Sending the same id again is the same mail. */
  send(id: string, letter: MailTemplate): Promise<void>;
  close(): void;
}

export interface TransportOptions {
  smtpUrl: string | undefined;
  folder: string;
  from: string;
  brand: MailBrand;
}

/** How many mails are on their way at a time. */
export const LANES = 4;

const PATIENCE_MS = 10_000;
const SILENCE_MS = 30_000;

/** Loaded with the first mail: it is large, and a start does not need it. */
const nodemailer = async () => (await import("nodemailer")).default;

/** Where mails go: to the mail server, or, without one, into a folder. */
export function openTransport(options: TransportOptions): Transport {
  return options.smtpUrl ? smtpTransport(options.smtpUrl, options) : folderTransport(options.folder, options);
}

function smtpTransport(url: string, { from, brand }: TransportOptions): Transport {
  const connect = async () =>
    (await nodemailer()).createTransport({
      url,
      pool: true,
      maxConnections: LANES,
      // Once more at most, on a connection that the server had closed meanwhile: longer pauses are the outbox's matter.
      maxRequeues: 1,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: SILENCE_MS,
    });
  let server: ReturnType<typeof connect> | undefined;
  return {
    async send(id, letter) {
      server ??= connect();
      await (await server).sendMail(messageOf(id, letter, from, brand));
    },
    close: () => {
      server?.then((opened) => opened.close());
    },
  };
}

function folderTransport(folder: string, { from, brand }: TransportOptions): Transport {
  return {
    async send(id, letter) {
      const writer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true });
      const { message } = await writer.sendMail(messageOf(id, letter, from, brand));
      // Mails carry links that open accounts: they are nobody else's on this machine.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      await writeFile(`${file}.unfinished`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
    },
    close: () => {},
  };
}

/** Nodemailer keeps every header on a line of its own, whatever somebody typed into it. */
function messageOf(id: string, letter: MailTemplate, from: string, brand: MailBrand) {
  return {
    messageId: messageId(id, brand.publicUrl),
    from,
    // An address by itself, so that no part of it is read as a second one.
    to: { name: "", address: letter.to },
    subject: letter.subject,
    text: renderText(letter, brand),
    html: renderHtml(letter, brand),
    headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
    attachments: letter.attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
