import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { urls } from "#contract/urls.ts";
import type { LoginView } from "#domain/account.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import classes from "./login-panel.module.css";
import type { LoginViewProps } from "./login-view.ts";
import { PasswordChanged } from "./password-changed.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { FormNotice } from "./use-account-form.ts";

interface LoginPanelProps {
  /** Where to go on after signing in, a path of ours. */
  next: string;
  view?: LoginView;
  notice?: FormNotice | undefined;
  /** The address that is asked about, where it is known. */
  email?: string | undefined;
  asksCode?: boolean;
  /** The page's own heading, or one within a screen that has another. */
  headingLevel: 1 | 2;
}

const forms: Record<LoginView, (props: LoginViewProps) => React.ReactNode> = {
  "sign-in": SignInForm,
  "sign-up": SignUpForm,
  forgot: ForgotForm,
  changed: PasswordChanged,
};

/** Sign in, sign up, forgot password: one at a time, each leading to the others. */
export function LoginPanel({
  next,
  view: firstView = "sign-in",
  notice,
  email: firstEmail = "",
  asksCode = false,
  headingLevel,
}: LoginPanelProps) {
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState({ view: firstView, notice });
  const [email, setEmail] = useState(firstEmail);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedView = useRef(firstView);
  const { view } = shown;
  const Form = forms[view];
  const Heading = `h${headingLevel}` as const;

  // After following a link to another view, the focus goes to its heading.
  useEffect(() => {
    if (focusedView.current === view) return;
    focusedView.current = view;
    heading.current?.focus();
  }, [view]);

  const onView = (next: LoginView, notice?: FormNotice) => setShown({ view: next, notice });
  const linkTo = (to: LoginView) => ({
    href: urls.loginView(to, next),
    onClick(event: MouseEvent) {
      event.preventDefault();
      onView(to);
    },
  });

  return (
    <div className="column gap-20">
      <header>
        <Heading ref={heading} tabIndex={-1} className={classes.title}>
          {t(`account.title.${view}`)}
        </Heading>
        <p className="above-4 muted">{t(`account.lead.${view}`)}</p>
      </header>
      <Form
        key={view}
        email={email}
        onEmail={setEmail}
        next={next}
        notice={shown.notice}
        asksCode={asksCode}
        linkTo={linkTo}
        onView={onView}
        // Reloads the signed-in user: the page around the panel reacts to it.
        onSignedIn={revalidate}
      />
    </div>
  );
}
