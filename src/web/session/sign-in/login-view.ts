import type { MouseEvent } from "react";
import { LOGIN_VIEWS, type LoginView } from "#domain/account.ts";
import type { FormNotice } from "./use-account-form.ts";

/** What the views of the panel share. */
export interface LoginViewProps {
  /** Typed once, kept from view to view. */
  email: string;
  onEmail(email: string): void;
  /** Where to go on, a path of ours. */
  next: string;
  notice: FormNotice | undefined;
  /** A form without script was refused for want of the second factor's code. */
  asksCode: boolean;
  /** The attributes of a link to another view; without script it leads to the page with that view. */
  linkTo(view: LoginView): { href: string; onClick(event: MouseEvent): void };
  /** Shows another view, with a notice there. */
  onView(view: LoginView, notice?: FormNotice): void;
  onSignedIn(): Promise<void>;
}

export function readLoginView(text: string | null): LoginView {
  return LOGIN_VIEWS.find((view) => view === text) ?? "sign-in";
}
