import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { AdminView } from "../admin-view.ts";
import type { ProblemOf } from "../field.tsx";
import view from "../view.module.css";
import classes from "./admin-form.module.css";
import { AskModal, DoneModal, type Question } from "./form-modals.tsx";
import { useAdminForm } from "./use-admin-form.ts";

interface AdminFormProps {
  name: AdminView;
  url: string;
  /** Add, Edit or Delete. */
  submit: string;
  /** What was chosen; what was typed is read from the fields. */
  values: Record<string, unknown>;
  /** What cannot be taken back is asked once. */
  question?: Question | undefined;
  /** Beside the buttons. */
  note?: ReactNode;
  /** What the form is about, beside it. */
  aside: ReactNode;
  onDone(): void;
  onClear(): void;
  /** Reads again what somebody else has changed. */
  onReload?(): void;
  /** The fields, which another round empties. */
  children: (problemOf: ProblemOf) => ReactNode;
  /** A map outlives the rounds: starting it anew takes long. */
  map?: (problemOf: ProblemOf) => ReactNode;
}

/** What the seven forms share: sending, refusals at their fields, the question before and the word after. */
export function AdminForm(props: AdminFormProps) {
  const { name, url, submit, values, question, note, aside, onDone, onClear, onReload, children, map } =
    props;
  const { t } = useMessages();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  // Another round starts with empty fields.
  const [round, setRound] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const form = useAdminForm(url, () => {
    setRound((last) => last + 1);
    onDone();
  });
  const { hasProblems, problemOf } = form;

  useEffect(() => {
    if (hasProblems) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [hasProblems]);

  function sendFields(more: Record<string, unknown> = {}): void {
    const typed = Object.fromEntries(new FormData(element.current ?? undefined));
    void form.send({ ...values, ...typed, ...more });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (question) setIsAsking(true);
    else sendFields();
  }

  function clear(): void {
    form.forget();
    setRound((last) => last + 1);
    onClear();
  }

  function reload(): void {
    form.forget();
    void client.invalidateQueries();
    onReload?.();
  }

  // The server asks again where favourites were added since the question was put.
  const asked = problemOf("confirm");
  const conflict = problemOf("version");
  return (
    <div className={classes.work}>
      <form ref={element} noValidate method="post" onSubmit={onSubmit} className={classes.form}>
        <h1 className={view.title}>{t(`admin.view.${name}`)}</h1>
        {form.notice && <Notice tone="error">{form.notice}</Notice>}
        {conflict && (
          <Notice tone="warning">
            {conflict}
            <Button variant="default" className={classes.reload} onClick={reload}>
              {t("admin.reload")}
            </Button>
          </Notice>
        )}
        <Fragment key={round}>{children(problemOf)}</Fragment>
        {map?.(problemOf)}
        <div className={view.buttons}>
          <Button type="submit" style={{ minWidth: "7.5rem" }} aria-disabled={form.isSending}>
            {submit}
          </Button>
          <Button variant="default" onClick={clear}>
            {t("admin.clear")}
          </Button>
          {note && <span className={view.faint}>{note}</span>}
        </div>
      </form>
      <aside className={classes.aside} aria-label={t("admin.preview")}>
        {aside}
      </aside>
      <AskModal
        question={asked && question ? { ...question, sentences: [asked] } : question}
        isOpen={isAsking || asked !== undefined}
        submit={submit}
        onCancel={() => {
          setIsAsking(false);
          form.forget();
        }}
        onConfirm={() => {
          setIsAsking(false);
          sendFields(asked ? { confirm: true } : {});
        }}
      />
      <DoneModal message={form.done} onRead={form.onRead} />
    </div>
  );
}

/** A card of the form with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={view.card}>
      <h2 className={view.section}>{title}</h2>
      {children}
    </section>
  );
}
