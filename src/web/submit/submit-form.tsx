import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { BasemapSources } from "#contract/basemap.ts";
import type { FoundVenue } from "#contract/submission-calls.ts";
import { routes, urls } from "#contract/urls.ts";
import { MAX_EMAIL } from "#domain/feedback.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { PreviewCard } from "./preview-card.tsx";
import { SentScreen, type SentState } from "./sent-screen.tsx";
import classes from "./submit-form.module.css";
import { TicketsSection } from "./tickets-section.tsx";
import { type FilledForm, useSubmitForm } from "./use-submit-form.ts";
import { WhatSection } from "./what-section.tsx";
import { WhenSection } from "./when-section.tsx";
import { WhereSection } from "./where-section.tsx";

interface SubmitFormProps {
  basemap: BasemapSources;
  /** Venues found without script. */
  found: readonly FoundVenue[];
  filled?: FilledForm | undefined;
  title: string;
  lead: string;
}

/** The form for bringing an event, with its preview beside it. */
export function SubmitForm(props: SubmitFormProps) {
  const [sent, setSent] = useState<SentState>();
  if (sent) return <SentScreen state={sent} onAnother={() => setSent(undefined)} />;
  return <OpenForm {...props} onSent={setSent} />;
}

function OpenForm({
  basemap,
  found,
  filled,
  title,
  lead,
  onSent,
}: SubmitFormProps & { onSent(state: SentState): void }) {
  const { t } = useMessages();
  const isGuest = useAccount() === undefined;
  const element = useRef<HTMLFormElement>(null);
  const { form, isReady, isDraftBack, isSending, notice, sendForm, startOver } = useSubmitForm({
    element,
    isGuest,
    filled,
    onSent,
  });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void sendForm();
  }

  return (
    <div className={classes.ground}>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <p className="above-4 muted">{lead}</p>
          {isGuest && (
            <p className={classes.note}>
              {t("submit.guest")}{" "}
              <Link to={urls.loginFor(urls.addOwnEvent)} className={classes.link}>
                {t("submit.sign-in")}
              </Link>{" "}
              {t("submit.sign-in-why")}
            </p>
          )}
          {isDraftBack && (
            <p className={classes.note} role="status">
              {t("submit.draft")}{" "}
              <Button variant="subtle" className={classes.inline} onClick={startOver}>
                {t("submit.draft-drop")}
              </Button>
            </p>
          )}
          <noscript>
            <form method="get" className={classes.finder}>
              <TextField name="place" label={t("submit.find-first")} />
              <Button type="submit" variant="default">
                {t("submit.find")}
              </Button>
            </form>
          </noscript>
        </header>
        <form
          ref={element}
          method="post"
          action={routes.submissions}
          noValidate={isReady}
          onSubmit={onSubmit}
          className={classes.form}
        >
          <WhatSection form={form} isChange={filled?.isChange} />
          <WhereSection form={form} basemap={basemap} found={found} isListed={filled?.isChange} />
          <WhenSection form={form} isSingle={filled?.isChange} />
          <TicketsSection form={form} />
          {isGuest && <YouSection form={form} />}
          <Honeypot form={form} />
          {filled?.extra}
          {notice && <Notice tone="error">{notice}</Notice>}
          <div className={classes.foot}>
            <Button type="submit" size="lg" aria-disabled={isSending} className={classes.send}>
              {t(
                `submit.${filled?.isChange ? (isSending ? "saving" : "save") : isSending ? "sending" : "send"}`,
              )}
            </Button>
            <p className={classes.note}>
              {t("submit.terms")}{" "}
              <Link to={urls.terms} className={classes.link}>
                {t("submit.terms-link")}
              </Link>
            </p>
          </div>
        </form>
        <aside className={classes.aside}>
          <PreviewCard draft={form.draft} />
          {!filled?.isChange && <NextSteps />}
        </aside>
      </div>
    </div>
  );
}

function YouSection({ form }: { form: FormState }) {
  const { t } = useMessages();
  return (
    <FormSection title={t("submit.you")} lead={t("submit.you-lead")}>
      <TextField
        name="email"
        type="email"
        label={t("submit.field.email")}
        hint={t("submit.email-hint")}
        problem={form.problemOf("email")}
        value={form.draft.fields.email}
        onChange={({ currentTarget }) => form.set({ email: currentTarget.value })}
        maxLength={MAX_EMAIL}
        autoComplete="email"
        required
      />
    </FormSection>
  );
}

/** Out of sight: only robots fill it in. */
function Honeypot({ form }: { form: FormState }) {
  const { t } = useMessages();
  return (
    <label className="visually-hidden" aria-hidden>
      {t("submit.honeypot")}
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={form.draft.fields.website}
        onChange={({ currentTarget }) => form.set({ website: currentTarget.value })}
      />
    </label>
  );
}

function NextSteps() {
  const { t } = useMessages();
  const role = useAccount()?.role;
  const isGuest = role === undefined;
  const decision = isGuest ? "moderator-guest" : role === "organizer" ? "organizer" : "moderator";
  return (
    <section className={classes.section}>
      <h2 className="text-h3 strong">{t("submit.next")}</h2>
      <ol className={classes.steps}>
        {isGuest && <li>{t("submit.next.confirm")}</li>}
        <li>{t(`submit.next.${decision}`)}</li>
        <li>{t("submit.next.public")}</li>
      </ol>
    </section>
  );
}
