import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { ownPage } from "#contract/own-page.ts";
import { routes, urls } from "#contract/urls.ts";
import { failureOf } from "#server/platform/http/errors.ts";
import { acceptForms, isNavigation } from "#server/platform/http/forms.ts";
import { isFromHere } from "#server/platform/http/same-site.ts";

/** Where a form without script leads: on when it was accepted, or back to itself with what was refused. */
interface FormPages {
  done(request: FastifyRequest): string;
  back(request: FastifyRequest): string;
}

/** The page of ours to go on to after signing in, from the address of a form, a link or a mail. */
export const nextOf = ({ query }: FastifyRequest) => ownPage((query as Record<string, unknown>).next);
const linkOf = ({ params }: FastifyRequest) => {
  const { id = "", token = "" } = params as Record<string, string>;
  return urls.resetPage(id, encodeURIComponent(token));
};

const PAGES: Readonly<Record<string, FormPages>> = {
  [routes.signIn]: { done: nextOf, back: (request) => urls.loginView("sign-in", nextOf(request)) },
  [routes.signUp]: {
    done: (request) => urls.loginWith("signed-up", nextOf(request)),
    back: (request) => urls.loginView("sign-up", nextOf(request)),
  },
  [routes.forgotPassword]: {
    done: (request) => `${urls.loginView("forgot", nextOf(request))}&notice=link-sent`,
    back: (request) => urls.loginView("forgot", nextOf(request)),
  },
  [routes.checkReset]: { done: (request) => `${linkOf(request)}?checked=yes`, back: linkOf },
  [routes.resetPassword]: { done: () => urls.passwordChanged, back: resetPageBefore },
  [routes.removeAccount]: {
    done: () => urls.loginWith("account-deleted"),
    back: () => urls.deleteAccount,
  },
  [routes.changePassword]: { done: () => urls.passwordChanged, back: () => urls.changePasswordPage },
};

/** Forms of accounts that a browser sends by itself, without script or before it runs, answer with a page. */
export function answerNativeForms(app: FastifyInstance, publicUrl: string): void {
  acceptForms(app);

  // With script the form compares them itself.
  app.addHook("preValidation", async (request) => {
    const { password, repeat } = (request.body ?? {}) as Record<string, unknown>;
    if (pagesOf(request) && repeat !== undefined && repeat !== password)
      throw new AppError("invalid", { code: "mismatch" });
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const pages = pagesOf(request);
    if (!pages || reply.statusCode !== 200) return payload;
    reply.code(303).header("location", pages.done(request)).removeHeader("content-type");
    return "";
  });

  app.setErrorHandler((error, request, reply) => {
    const pages = pagesOf(request);
    // A form of another site gets no page of ours as its answer.
    if (!pages || !isFromHere(request, publicUrl)) throw error;
    const { code, params } = failureOf(error as AppError, request).problem;
    const page = pages.back(request);
    const values = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]);
    const refused = new URLSearchParams([["refused", code], ...values]);
    return reply.redirect(`${page}${page.includes("?") ? "&" : "?"}${refused}`, 303);
  });
}

function pagesOf(request: FastifyRequest): FormPages | undefined {
  const pages = PAGES[request.routeOptions.url ?? ""];
  return pages && isNavigation(request) ? pages : undefined;
}

/** The token of the mailed link is in the page's address only. */
function resetPageBefore({ headers, host }: FastifyRequest): string {
  const page = URL.parse(headers.referer ?? "");
  const isOurs =
    page?.host === host && /^\/auth\/reset-password\/id=[\w-]+\/token=[\w-]+$/.test(page.pathname);
  return isOurs ? `${page.pathname}?checked=yes` : urls.login;
}
