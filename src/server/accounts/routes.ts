import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  ChangePassword,
  type CurrentUser,
  CurrentUserAnswer,
  ForgotPassword,
  MailedLink,
  NewPassword,
  Said,
  SignIn,
  SignUp,
} from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { routes, urls } from "#contract/urls.ts";
import { clientOf } from "#server/platform/http/client.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { secretCookie } from "#server/platform/http/session.ts";
import { type AccountActions, GRANT_SECONDS } from "./actions.ts";
import type { JoinCookie } from "./join-cookie.ts";
import type { AccountLimits } from "./limits.ts";
import { answerNativeForms, nextOf } from "./native-forms.ts";

export interface AccountRoutes {
  accounts: AccountActions;
  limits: AccountLimits;
  currentUser: (request: FastifyRequest) => Promise<CurrentUser | undefined>;
  /** The identity that a sign-in with the right password joins to the account. */
  joining: JoinCookie;
  publicUrl: string;
}

export const accountRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (
  app,
  { accounts, limits, currentUser, joining, publicUrl },
) => {
  const tags = ["accounts"];
  const grantCookie = secretCookie(publicUrl, "reset");
  const grantFlags = { ...grantCookie.flags, sameSite: "strict" } as const;

  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });
  answerNativeForms(app, publicUrl);

  app.get(
    routes.currentUser,
    { schema: { tags, summary: "Who is signed in, or false", response: { 200: CurrentUserAnswer } } },
    async (request, reply) => {
      return reply.send((await currentUser(request)) ?? false);
    },
  );

  app.post(
    routes.signIn,
    { schema: { tags, summary: "Sign in with email and password", body: SignIn, response: { 200: Said } } },
    async (request, reply) => {
      const { body, ip } = request;
      await limits.beforePassword(ip, body.email);
      const browser = {
        oldToken: request.sessionToken(),
        language: languageOf(request),
        client: clientOf(request),
      };
      const token = await accounts.signIn(body, browser, joining.find(request));
      await limits.afterPassword(ip, body.email);
      joining.forget(reply);
      reply.setSession(token);
      return { message: "Login Successfull" };
    },
  );

  app.post(
    routes.signUp,
    {
      schema: { tags, summary: "Sign up; confirmed through an email", body: SignUp, response: { 200: Said } },
    },
    async (request) => {
      const { body, ip } = request;
      await limits.beforeSignUp(ip);
      await accounts.register(body, {
        language: languageOf(request),
        next: nextOf(request),
        mayMail: await limits.maySignUpMail(body.email),
      });
      return { message: "User created successfully! Please verify your email!" };
    },
  );

  app.get(
    routes.confirm,
    { schema: { tags, summary: "Confirms an email address with the link in the email" } },
    async (request, reply) => {
      const link = MailedLink.safeParse(request.params);
      const notice = link.success
        ? await accounts.confirm(link.data.id, link.data.token, languageOf(request), clientOf(request))
        : "confirm-failed";
      const next = nextOf(request);
      return reply.redirect(urls.loginWith(notice, next === urls.map ? undefined : next));
    },
  );

  app.post(
    routes.forgotPassword,
    { schema: { tags, summary: "Emails a reset link", body: ForgotPassword, response: { 200: Said } } },
    async (request) => {
      const { body, ip } = request;
      await limits.beforeForgot(ip, body.email);
      await accounts.forgot(body.email, languageOf(request), clientOf(request));
      return {
        message: "Reset link was sent to your email address. Please check also your SPAM folder!",
      };
    },
  );

  app.get(
    routes.checkReset,
    {
      schema: {
        tags,
        summary: "Checks a reset link; this browser may then reset",
        response: { 200: z.object({}) },
      },
    },
    async (request, reply) => {
      await limits.beforeReset(request.ip);
      const link = MailedLink.safeParse(request.params);
      if (!link.success) throw new AppError("not-found", { code: "badLink" });
      const grant = await accounts.grantReset(link.data.id, link.data.token);
      reply.setCookie(grantCookie.name, grant, { ...grantFlags, maxAge: GRANT_SECONDS });
      return {};
    },
  );

  for (const url of withAndWithoutSlash(routes.resetPassword))
    app.post(
      url,
      {
        schema: {
          hide: url.endsWith("/"),
          tags,
          summary: "Sets a new password after a reset link",
          body: NewPassword,
          response: { 200: Said },
        },
      },
      async (request, reply) => {
        await limits.beforeReset(request.ip);
        const { id, password } = request.body;
        await accounts.reset(id, request.cookies[grantCookie.name], password, clientOf(request));
        reply.clearCookie(grantCookie.name, grantFlags).endSession();
        return { message: "Your password was changed." };
      },
    );

  for (const url of withAndWithoutSlash(routes.changePassword))
    app.post(
      url,
      {
        schema: {
          hide: url.endsWith("/"),
          tags,
          summary: "Sets a new password while signed in; after twelve hours it needs the current one",
          body: ChangePassword,
          response: { 200: Said },
        },
      },
      async (request, reply) => {
        const visitor = await request.requireVisitor();
        const { body, ip } = request;
        const isCompared = body.currentPassword !== undefined;
        if (isCompared) await limits.beforePassword(ip, visitor.email);
        await accounts.changePassword(visitor, request.sessionToken()!, body, clientOf(request));
        if (isCompared) await limits.afterPassword(ip, visitor.email);
        reply.endSession();
        return { message: "Your password was changed." };
      },
    );
};

/** Linters of descriptions allow no slash at an address's end, where the calls have always had one. */
function withAndWithoutSlash(route: string): string[] {
  return [route, route.slice(0, -1)];
}
