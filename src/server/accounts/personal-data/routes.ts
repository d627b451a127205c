import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { DeleteAccount, PersonalData, Said } from "#contract/account.ts";
import { routes } from "#contract/urls.ts";
import { clientOf } from "#server/platform/http/client.ts";
import type { AccountLimits } from "../limits.ts";
import { answerNativeForms } from "../native-forms.ts";
import type { PersonalDataActions } from "./actions.ts";

interface PersonalDataRoutes {
  personalData: PersonalDataActions;
  limits: AccountLimits;
  publicUrl: string;
}

export const personalDataRoutes: FastifyPluginAsyncZod<PersonalDataRoutes> = async (
  app,
  { personalData, limits, publicUrl },
) => {
  const tags = ["accounts"];
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });
  answerNativeForms(app, publicUrl);

  app.get(
    routes.exportAccount,
    {
      schema: {
        tags,
        summary: "Everything held about the user, without secrets",
        response: { 200: PersonalData },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      await limits.beforeExport(visitor.id);
      reply.header("content-disposition", 'attachment; filename="my-account.json"');
      return personalData.exported(visitor, clientOf(request));
    },
  );
  app.post(
    routes.removeAccount,
    {
      schema: {
        tags,
        summary: "Deletes the user's account for good; it needs the password or a recent sign-in",
        body: DeleteAccount,
        response: { 200: Said },
      },
    },
    async (request, reply) => {
      const visitor = await request.requireVisitor();
      const { body, ip } = request;
      const isCompared = body.password !== undefined;
      if (isCompared) await limits.beforePassword(ip, visitor.email);
      await personalData.remove(visitor, body, clientOf(request));
      if (isCompared) await limits.afterPassword(ip, visitor.email);
      reply.endSession();
      if (publicUrl.startsWith("https:")) reply.header("clear-site-data", '"cache", "storage"');
      return { message: "Your account was deleted." };
    },
  );
};
