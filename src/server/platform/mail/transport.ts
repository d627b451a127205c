import { createHash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bounceAddressOf } from "./bounce-address.ts";
import type { MailTemplate } from "./mail-template.ts";
import { type MailBrand, renderHtml, renderText } from "./render.ts";

export interface Transport {
  /** Resolves when the mail is accepted or written. Sending the same id again is the same mail. */
  send(id: string, mail: MailTemplate): Promise<void>;
  close(): void;
}

export interface TransportOptions {
  smtpUrl: string | undefined;
  folder: string;
  /** A function where the sender's name may change. */
  from: string | (() => { name: string; address: string });
  /** Where reports about mails go; each mail's envelope has it with a token of its own. */
  bounceAddress?: string | undefined;
  brand: MailBrand;
  /** Signs mails, so that their servers know that they come from the domain. */
  dkim?: DkimKey | undefined;
}

interface DkimKey {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** How many mails are on their way at a time. */
export const MAX_CONNECTIONS = 4;

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Loaded with the first mail: it is large, and a start does not need it. */
const nodemailer = async () => (await import("nodemailer")).default;

/** Where mails go: to the mail server, or, without one, into a folder. */
export function openTransport(options: TransportOptions): Transport {
  return options.smtpUrl ? smtpTransport(options.smtpUrl, options) : folderTransport(options.folder, options);
}

function smtpTransport(url: string, options: TransportOptions): Transport {
  const { bounceAddress, dkim } = options;
  const connect = async () =>
    (await nodemailer()).createTransport({
      url,
      pool: true,
      ...(dkim && { dkim }),
      maxConnections: MAX_CONNECTIONS,
      // One retry, for a connection that the server had closed meanwhile: longer pauses are left to the outbox.
      maxRequeues: 1,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
    });
  let server: ReturnType<typeof connect> | undefined;
  return {
    async send(id, mail) {
      server ??= connect();
      const envelope = bounceAddress && { from: bounceAddressOf(bounceAddress, id), to: mail.to };
      await (await server).sendMail({ ...messageOf(id, mail, options), ...(envelope && { envelope }) });
    },
    close: () => {
      server?.then((opened) => opened.close());
    },
  };
}

function folderTransport(folder: string, options: TransportOptions): Transport {
  const { dkim } = options;
  return {
    async send(id, mail) {
      const writer = (await nodemailer()).createTransport({
        streamTransport: true,
        buffer: true,
        ...(dkim && { dkim }),
      });
      const { message } = await writer.sendMail(messageOf(id, mail, options));
      // Mails carry links that open accounts: readable by the owner only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      const part = `${file}.unfinished`;
      try {
        await writeFile(part, message as Buffer, { mode: 0o600 });
        await rename(part, file);
      } catch (error) {
        // A full disk: a part of a mail would only take more of it.
        await rm(part, { force: true });
        throw error;
      }
    },
    close: () => {},
  };
}

/** Nodemailer keeps every header on one line, so typed text cannot inject another. */
function messageOf(id: string, mail: MailTemplate, { from, brand }: TransportOptions) {
  return {
    messageId: messageId(id, brand.publicUrl),
    from: typeof from === "string" ? from : from(),
    // An address by itself, so that no part of it is read as a second one.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: renderText(mail, brand),
    html: renderHtml(mail, brand),
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    attachments: mail.attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The same for every attempt at a mail, so that a duplicate can be recognized. Replies quote it: the mail's own id, by
 * which a reminder is turned off, cannot be found out from it.
 */
function messageId(mailId: string, publicUrl: string): string {
  const name = createHash("sha256").update(`message ${mailId}`).digest("hex").slice(0, 40);
  return `<${name}@${new URL(publicUrl).hostname}>`;
}
