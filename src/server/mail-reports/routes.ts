import { timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { MailReportCounted } from "#contract/mail-reports.ts";
import { routes } from "#contract/urls.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { bounceTokensIn } from "#server/platform/mail/bounce-address.ts";
import { deliveryStore, refusalStore } from "#server/platform/mail/store.ts";
import { readReport } from "./read-report.ts";

/** A report brings the mail along that it is about. */
const MAX_BYTES = 2 * 2 ** 20;
/** Further ones are quotes of quotes. */
const MAX_TOKENS = 10;

interface MailReportDeps {
  database: Database;
  bounceAddress: string;
  token: string;
  now: () => number;
}

/** Takes reports about mails from the mail server that gets them. */
export const mailReportRoutes: FastifyPluginAsyncZod<MailReportDeps> = async (
  app,
  { database, bounceAddress, token, now },
) => {
  const expected = Buffer.from(`Bearer ${token}`);
  app.addHook("onRequest", async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    // Without the token this address does not exist.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.callNotFound();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    routes.mailReports,
    {
      config: { takesOperatorSecret: true },
      schema: {
        tags: ["mail"],
        summary:
          "Takes a bounce (RFC 3464) or a complaint (RFC 5965) as a raw message; the address gets no more news",
        response: { 200: MailReportCounted },
      },
    },
    async (request) => {
      const message = Buffer.isBuffer(request.body) ? request.body.toString("latin1") : "";
      const report = readReport(message);
      if (!report) return { counted: "nothing" } as const;
      const tokens = bounceTokensIn(message, bounceAddress).slice(0, MAX_TOKENS);
      const isCounted = await database.transaction(async (tx) => {
        const addresses = new Set(await deliveryStore(tx).report(tokens, report));
        for (const email of addresses) await refusalStore(tx).countReport(email, report, new Date(now()));
        return addresses.size > 0;
      });
      return { counted: isCounted ? report : "nothing" } as const;
    },
  );
};
