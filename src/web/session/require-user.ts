import { type RouterContextProvider, redirect } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { ownPage } from "#contract/own-page.ts";
import { urls } from "#contract/urls.ts";
import { pageContext } from "./page-context.ts";

interface LoaderArguments {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The signed-in user; a guest is sent to sign in and comes back to this page. */
export function requireUser({ request, context }: LoaderArguments): CurrentUser {
  const { user, isUserUnknown } = context.get(pageContext);
  if (user) return user;
  if (isUserUnknown) throw new AppError("unavailable", { code: "unreachable" });
  const { pathname, search } = new URL(request.url);
  throw redirect(urls.loginFor(ownPage(pathname + search)));
}
