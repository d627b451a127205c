import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { routes } from "#contract/urls.ts";
import { sendPlainPage } from "#server/platform/http/plain-page.ts";
import { isLoopbackAddress, isLoopbackHost, openMailbox } from "./mailbox.ts";
import { MAILBOX_LOOK, mailboxHtml } from "./page.ts";

export interface MailboxDeps {
  key: string;
  folder: string;
  siteName: string;
}

/** A mail's own page runs nothing and loads nothing; its links open in the window around it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'";

/** What proxies add to a request, each its own selection. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-request-start|true-client-ip|cf-.*|fly-.*)$/;

/**
 * Mails that were kept instead of sent, for a developer on the machine itself who has the key that the start printed. To
 * others, and where mails are sent, this address does not exist.
 */
export async function mailboxRoutes(
  app: FastifyInstance,
  { key, folder, siteName }: MailboxDeps,
): Promise<void> {
  const mailbox = openMailbox(folder);

  app.addHook("onRequest", async (request, reply) => {
    const { key: given } = request.query as { key?: unknown };
    if (!isAtThisMachine(request) || !isSameKey(given, key)) return reply.callNotFound();
    reply.header("cache-control", "no-store");
  });

  app.get<{ Querystring: { mail?: string } }>(
    routes.mailbox,
    { schema: { hide: true } },
    async (request, reply) => {
      const mails = await mailbox.list();
      const open = mails.find(({ id }) => id === request.query.mail) ?? mails[0];
      return sendPlainPage(reply, {
        title: "Mailbox",
        siteName,
        styles: MAILBOX_LOOK,
        body: mailboxHtml({ key, folder, mails, open }),
      });
    },
  );

  app.get<{ Params: { id: string } }>(
    routes.mailboxMail,
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await mailbox.read(request.params.id);
      if (!found) throw new AppError("not-found", { code: "noMail" });
      return reply
        .header("content-security-policy", MAIL_POLICY)
        .type("text/html; charset=utf-8")
        .send((found.mail.html ?? "").replace("<head>", '<head><base target="_top">'));
    },
  );
}

/**
 * A proxy in front, or a foreign DNS name that resolves to this machine (DNS rebinding), means that this is not one's own machine. Not every proxy
 * can be told, which is why there is a key.
 */
function isAtThisMachine({ headers, ip, host }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  const [, name] = /^([^:]+|\[[^\]]+\])(:\d+)?$/.exec(host) ?? [];
  return !isForwarded && isLoopbackAddress(ip) && name !== undefined && isLoopbackHost(name);
}

function isSameKey(given: unknown, key: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
