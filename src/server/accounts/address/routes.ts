import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ChangeEmail, MailedLink, Said } from "#contract/account.ts";
import { FormFailure } from "#contract/admin.ts";
import { OwnMail } from "#contract/security.ts";
import type { Site } from "#contract/site.ts";
import { routes, urls } from "#contract/urls.ts";
import { escapeXml } from "#domain/xml.ts";
import { translatorFor } from "#messages/server.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { clientOf } from "#server/platform/http/client.ts";
import { acceptForms } from "#server/platform/http/forms.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { sendPlainPage } from "#server/platform/http/plain-page.ts";
import { refusalStore } from "#server/platform/mail/store.ts";
import type { AccountLimits } from "../limits.ts";
import type { AddressActions } from "./actions.ts";

interface AddressRoutes {
  addresses: AddressActions;
  database: Database;
  limits: AccountLimits;
  site: Pick<Site, "name">;
}

export const addressRoutes: FastifyPluginAsyncZod<AddressRoutes> = async (
  app,
  { addresses, database, limits, site },
) => {
  const tags = ["accounts"];
  const refusals = refusalStore(database.db);
  acceptForms(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  app.get(
    routes.ownMail,
    { schema: { tags, summary: "Whether emails reach the user", response: { 200: OwnMail } } },
    async (request) => {
      const { email } = await request.requireVisitor();
      return { email, isStopped: await refusals.isDead(email) };
    },
  );
  app.delete(
    routes.ownMail,
    {
      schema: {
        tags,
        summary: "Sends reminders and updates to the user's address again, after it rejected email",
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await refusals.forget((await request.requireVisitor()).email);
      return reply.code(204).send(null);
    },
  );
  app.post(
    routes.changeEmail,
    {
      schema: {
        tags,
        summary: "Changes the user's address once a link emailed to the new one is opened",
        body: ChangeEmail,
        response: { 202: Said, 400: FormFailure },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      const { body, ip } = request;
      await limits.beforeEmailChange(visitor.id);
      const isCompared = body.password !== undefined;
      if (isCompared) await limits.beforePassword(ip, visitor.email);
      const mayMail = await limits.maySignUpMail(body.email);
      const asked = { language: languageOf(request), client: clientOf(request), mayMail };
      await addresses.begin(visitor, body, asked);
      if (isCompared) await limits.afterPassword(ip, visitor.email);
      reply.code(202);
      return { message: "Please open the link that we sent to the new address." };
    },
  );

  function page(
    request: FastifyRequest,
    reply: FastifyReply,
    name: "confirm" | "stop" | "changed" | "taken" | "dead" | "stopped",
    question?: "confirm" | "stop",
  ) {
    const language = languageOf(request);
    const t = translatorFor(language);
    const title = t(`address.${name}-title`);
    const way = question
      ? `<form method="post"><button>${t(`address.${question}-button`)}</button></form>`
      : `<p><a href="${urls.login}">${escapeXml(site.name)}</a></p>`;
    reply.header("referrer-policy", "no-referrer").header("vary", "accept-language, cookie");
    return sendPlainPage(reply, {
      language,
      title,
      siteName: site.name,
      body: `<h1>${title}</h1><p>${t(`address.${name}`)}</p>${way}`,
    });
  }

  // GET changes nothing, because mail scanners open every link.
  for (const [route, question] of [
    [routes.confirmEmail, "confirm"],
    [routes.stopEmail, "stop"],
  ] as const) {
    app.get(route, { schema: { hide: true } }, async (request, reply) =>
      MailedLink.safeParse(request.params).success
        ? page(request, reply, question, question)
        : page(request, reply, "dead"),
    );
    app.post(
      route,
      { schema: { tags, summary: `Opens the link of a mail about a change of the address: ${question}` } },
      async (request, reply) => {
        await limits.beforeReset(request.ip);
        const link = MailedLink.safeParse(request.params);
        const act = question === "confirm" ? addresses.confirm : addresses.stop;
        const result = link.success ? await act(link.data.id, link.data.token, clientOf(request)) : "dead";
        if (result === "dead") reply.code(404);
        if (result === "taken") reply.code(409);
        return page(request, reply, result);
      },
    );
  }
};
