import type { FastifyInstance, FastifyRequest } from "fastify";
import { routes } from "#contract/urls.ts";
import { AppError } from "#domain/errors.ts";
import { plainPage } from "#server/platform/http/plain-page.ts";
import { isLoopbackAddress, isLoopbackHost, openMailbox } from "./mailbox.ts";
import { MAILBOX_LOOK, mailboxHtml } from "./page.ts";

export interface MailboxDeps {
  folder: string;
  siteName: string;
}

/** A mail's own page runs nothing and loads nothing; its links open in the window around it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'";

/** Mails that were kept instead of sent, for whoever develops. Where they are sent it is not there at all. */
export async function mailboxRoutes(app: FastifyInstance, { folder, siteName }: MailboxDeps): Promise<void> {
  const mailbox = openMailbox(folder);

  app.addHook("onRequest", async (request, reply) => {
    if (!isAtThisMachine(request)) return reply.callNotFound();
    reply.header("cache-control", "no-store");
  });

  app.get<{ Querystring: { mail?: string } }>(
    routes.mailbox,
    { schema: { hide: true } },
    async (request, reply) => {
      const mails = await mailbox.list();
      const open = mails.find(({ id }) => id === request.query.mail) ?? mails[0];
      return reply.type("text/html; charset=utf-8").send(
        plainPage({
          title: "Mailbox",
          siteName,
          nonce: reply.startPage(),
          styles: MAILBOX_LOOK,
          body: mailboxHtml(mails, open, folder),
        }),
      );
    },
  );

  app.get<{ Params: { id: string } }>(
    routes.mailboxMail,
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await mailbox.read(request.params.id);
      if (!found) throw new AppError("not-found", "There is no such mail.");
      return reply
        .header("content-security-policy", MAIL_POLICY)
        .type("text/html; charset=utf-8")
        .send((found.mail.html ?? "").replace("<head>", '<head><base target="_top">'));
    },
  );
}

/** A proxy in front, or a name that somebody else made point here, means that this is not one's own machine. */
function isAtThisMachine(request: FastifyRequest): boolean {
  const isForwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
  return !isForwarded && isLoopbackAddress(request.ip) && isLoopbackHost(request.hostname);
}
