import type { MouseEvent } from "react";
import { urls } from "#contract/urls.ts";
import type { FormNotice } from "./use-account-form.ts";

/** What the login panel shows; resetting and changing a password have pages of their own. */
export const LOGIN_VIEWS = ["sign-in", "sign-up", "forgot"] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];

/** What the views of the panel share. */
export interface LoginViewProps {
  /** Typed once, kept from view to view. */
  email: string;
  onEmail(email: string): void;
  /** Where to go on, a path of ours. */
  next: string;
  notice: FormNotice | undefined;
  /** The attributes of a link to another view; without script it leads to the page with that view. */
  linkTo(view: LoginView): { href: string; onClick(event: MouseEvent): void };
  /** Shows another view, with something to say there. */
  onView(view: LoginView, notice?: FormNotice): void;
  onSignedIn(): Promise<void>;
}

export function loginViewUrl(view: LoginView, next: string): string {
  return `${urls.loginFor(next)}&view=${view}`;
}

export function readLoginView(text: string | null): LoginView {
  return LOGIN_VIEWS.find((view) => view === text) ?? "sign-in";
}
