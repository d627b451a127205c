import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { routes, urls } from "#contract/urls.ts";
import { escapeXml } from "#domain/xml.ts";
import { sendPlainPage } from "#server/platform/http/plain-page.ts";
import type { MailSamples, SampleContext } from "#server/platform/mail/mail-template.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { isLoopbackAddress, isLoopbackRequestHost, type KeptMail, openMailbox } from "./mailbox.ts";
import { MAILBOX_LOOK, type MailboxView, mailboxHtml, type ShownMail } from "./page.ts";
import { type SampleMail, writeSamples } from "./samples.ts";

export interface MailboxDeps {
  key: string;
  folder: string;
  site: SampleContext["site"];
  samples: MailSamples;
  now: () => number;
}

/** A mail's own page runs nothing and loads nothing; its links open in the window around it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'";

/** Set by the link with the key, for this browser and until it is closed. */
const COOKIE = "mailbox";
const COOKIE_FLAGS = { path: routes.mailbox, httpOnly: true, sameSite: "strict" } as const;

/** What proxies add to a request, each its own selection. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-request-start|true-client-ip|cf-.*|fly-.*)$/;

/**
 * Mails that were kept instead of sent, for a developer on the machine itself who has the key that the start printed. To
 * others, and where mails are sent, this address does not exist.
 */
export async function mailboxRoutes(
  app: FastifyInstance,
  { key, folder, site, samples, now }: MailboxDeps,
): Promise<void> {
  const mailbox = openMailbox(folder);
  let samplesWritten: Promise<SampleMail[]> | undefined;
  const sampleMails = () => (samplesWritten ??= writeSamples(samples, { site, nowMs: now() }));
  const pass = digestOf(key).toString("base64url");

  app.addHook("onRequest", async (request, reply) => {
    const { key: given } = request.query as { key?: unknown };
    if (!isAtThisMachine(request)) return reply.callNotFound();
    reply.header("cache-control", "no-store");
    if (given === undefined) return isSame(request.cookies[COOKIE], pass) ? undefined : reply.callNotFound();
    // Only the link that the start prints has the key: what is open afterwards can be seen, copied and shared.
    if (request.routeOptions.url !== routes.mailbox || !isSame(given, key)) return reply.callNotFound();
    return reply.setCookie(COOKIE, pass, COOKIE_FLAGS).redirect(urls.mailbox, 303);
  });

  app.get<{ Querystring: { mail?: string } }>(
    routes.mailbox,
    { schema: { hide: true } },
    async (request, reply) => {
      const mails = (await mailbox.list()).map(shown);
      const where = `Emails are saved in ${escapeXml(folder)} instead of being sent. Set SMTP_URL to send them; this page then disappears.`;
      return page(reply, {
        heading: "Mailbox",
        intro: `${where} <a href="${escapeXml(urls.mailSamples())}">Examples of every mail</a>`,
        mails,
        open: mails.find(({ id }) => id === request.query.mail) ?? mails[0],
        listUrl: (id) => urls.mailboxOf(id),
        htmlUrl: (id) => urls.mailboxMail(id),
      });
    },
  );

  app.get<{ Params: { id: string } }>(
    routes.mailboxMail,
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await mailbox.read(request.params.id);
      return sendMail(reply, found && (found.mail.html ?? ""));
    },
  );

  app.get<{ Querystring: { mail?: string } }>(
    routes.mailSamples,
    { schema: { hide: true } },
    async (request, reply) => {
      const mails = await sampleMails();
      return page(reply, {
        heading: "Examples of every mail",
        intro: `With invented data. <a href="${escapeXml(urls.mailbox)}">Mails that were kept</a>`,
        mails,
        open: mails.find(({ id }) => id === request.query.mail) ?? mails[0],
        listUrl: (id) => urls.mailSamples(id),
        htmlUrl: (id) => urls.mailSample(id),
      });
    },
  );

  app.get<{ Params: { id: string } }>(
    routes.mailSample,
    { schema: { hide: true } },
    async (request, reply) => {
      const mails = await sampleMails();
      return sendMail(reply, mails.find(({ id }) => id === request.params.id)?.html);
    },
  );

  function page(reply: FastifyReply, view: MailboxView): FastifyReply {
    const body = mailboxHtml(view);
    return sendPlainPage(reply, { title: view.heading, siteName: site.name, styles: MAILBOX_LOOK, body });
  }

  function sendMail(reply: FastifyReply, html: string | undefined): FastifyReply {
    if (html === undefined) throw new AppError("not-found", { code: "noMail" });
    return reply
      .header("content-security-policy", MAIL_POLICY)
      .type("text/html; charset=utf-8")
      .send(html.replace("<head>", '<head><base target="_top">'));
  }
}

function shown({ id, atMs, mail }: KeptMail): ShownMail {
  return {
    id,
    subject: mail.subject ?? "",
    to: (mail.to ?? []).map(({ address }) => address).join(", "),
    remark: new Date(atMs).toISOString().slice(0, 19).replace("T", " "),
    files: mail.attachments.map(({ filename, mimeType }) => `${filename ?? "file"} (${mimeType})`),
    text: mail.text ?? "",
  };
}

/**
 * A proxy in front, or a foreign DNS name that resolves to this machine (DNS rebinding), means that this is not one's own machine. Not every proxy
 * can be told, which is why there is a key.
 */
function isAtThisMachine({ headers, ip, host }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  const [, name] = /^([^:]+|\[[^\]]+\])(:\d+)?$/.exec(host) ?? [];
  return !isForwarded && isLoopbackAddress(ip) && name !== undefined && isLoopbackRequestHost(name);
}

function isSame(given: unknown, expected: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
