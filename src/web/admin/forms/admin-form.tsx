import { useQueryClient } from "@tanstack/react-query";
import {
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Added, Done } from "#contract/admin.ts";
import { failureText } from "#web/messages/error-text.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Buttons, Page, Split } from "#web/ui/page.tsx";
import type { AdminView } from "../admin-view.ts";
import { Fields } from "../field.tsx";
import { AskModal, DoneModal, type Question } from "../questions.tsx";
import classes from "./admin-form.module.css";

interface AdminFormProps {
  name: AdminView;
  url: string;
  /** Add, Edit or Delete. */
  submit: string;
  /** A sentence below the title. */
  lead?: string;
  /** Whether it is complete; where it is not, nothing is sent, and its fields say why. */
  onCheck?(): boolean;
  /** What was chosen; what was typed is read from the fields. */
  values: Record<string, unknown>;
  /** What cannot be taken back is asked once. */
  question?: Question | undefined;
  /** Beside the buttons. */
  note?: ReactNode;
  /** What was done, instead of the server's message. */
  doneText?: string;
  /** What the form is about, beside it. */
  aside: ReactNode;
  onDone(): void;
  /** Offers to save and stay for the next one; told what was typed. */
  onAnother?(typed: Record<string, unknown>): void;
  onClear(): void;
  /** Reads again what somebody else has changed. */
  onReload?(): void;
  /** The fields, which another round empties. */
  children: ReactNode;
  /** A map outlives the rounds: starting it anew takes long. */
  map?: ReactNode;
}

/** What the forms share: sending, refusals at their fields, the question before and the word after. */
export function AdminForm(props: AdminFormProps) {
  const { name, url, submit, values, question, note, aside, onDone, onAnother, onClear } = props;
  const { onReload, children, map, lead, onCheck, doneText } = props;
  const { t } = useMessages();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  // Another round starts with empty fields.
  const [round, setRound] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const [incomplete, setIncomplete] = useState(0);
  const { run, isBusy, notice, forget, hasProblems, problemOf } = useCall({ failed: t("admin.failed") });
  /** What was done, until that has been read. */
  const [done, setDone] = useState<{ message: string; remark: string }>();
  /** What was added in a row. */
  const [added, setAdded] = useState<{ message: string; title: string; count: number }>();

  useEffect(() => {
    if (hasProblems || incomplete > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [hasProblems, incomplete]);

  useEffect(() => {
    if (added) element.current?.querySelector<HTMLElement>("[name=title]")?.focus();
  }, [added]);

  const typedFields = () => Object.fromEntries(new FormData(element.current ?? undefined));

  /** With a callback the message goes there, and no dialog asks to be read. */
  const sendValues = (all: Record<string, unknown>, onSent?: (message: string) => void) =>
    void run(async () => {
      const { message, notice: remark } = await post<Done & Pick<Added, "notice">>(url, all);
      if (onSent) onSent(message);
      else setDone({ message, remark: (await failureText(remark)).message });
      // Rendered first: the events of a venue that is gone must not be asked for again.
      flushSync(() => {
        setRound((last) => last + 1);
        onDone();
      });
      // One write changes the total, the lists and the log.
      void client.invalidateQueries();
    });

  function sendFields(more: Record<string, unknown> = {}): void {
    setAdded(undefined);
    sendValues({ ...values, ...typedFields(), ...more });
  }

  function sendAndStay(): void {
    const typed = typedFields();
    sendValues({ ...values, ...typed }, (message) => {
      onAnother?.(typed);
      setAdded((last) => ({ message, title: String(typed.title), count: (last?.count ?? 0) + 1 }));
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!onAnother || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    sendAndStay();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (onCheck?.() === false) setIncomplete((times) => times + 1);
    else if (question) setIsAsking(true);
    else sendFields();
  }

  function clear(): void {
    forget();
    setAdded(undefined);
    setRound((last) => last + 1);
    onClear();
  }

  function reload(): void {
    forget();
    void client.invalidateQueries();
    onReload?.();
  }

  // The server asks again where favourites were added since the question was put.
  const asked = problemOf("confirm");
  const conflict = problemOf("version");
  return (
    <Split side="clamp(22.5rem, 25vw, 25rem)" isWhole>
      <form ref={element} noValidate method="post" onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <Page title={t(`admin.view.${name}`)} lead={lead} isNarrow>
          {(notice || conflict) && (
            <div className="column gap-16 spaced">
              {notice && <Notice tone="error">{notice}</Notice>}
              {conflict && (
                <Notice tone="warning">
                  {conflict}
                  <div className="below">
                    <Button variant="default" onClick={reload}>
                      {t("admin.reload")}
                    </Button>
                  </div>
                </Notice>
              )}
            </div>
          )}
          <Fields problemOf={problemOf}>
            <Fragment key={round}>{children}</Fragment>
            {map}
          </Fields>
          <Buttons>
            <Button type="submit" style={{ minWidth: "7.5rem" }} aria-disabled={isBusy}>
              {submit}
            </Button>
            {onAnother && (
              <Button
                variant="default"
                aria-disabled={isBusy}
                aria-keyshortcuts="Control+Enter"
                title={t("admin.add-another-hint")}
                onClick={sendAndStay}
              >
                {t("admin.add-another")}
              </Button>
            )}
            <Button variant="default" onClick={clear}>
              {t("admin.clear")}
            </Button>
            {note && <span className="faint text-small">{note}</span>}
          </Buttons>
          {onAnother && (
            <p role="status" className={classes.added}>
              {added && t("admin.added-in-row", added)}
            </p>
          )}
        </Page>
      </form>
      <aside aria-label={t("admin.preview")}>{aside}</aside>
      <AskModal
        question={asked && question ? { ...question, sentences: [asked] } : question}
        isOpen={isAsking || asked !== undefined}
        submit={submit}
        onCancel={() => {
          setIsAsking(false);
          forget();
        }}
        onConfirm={() => {
          setIsAsking(false);
          sendFields(asked ? { confirm: true } : {});
        }}
      />
      <DoneModal
        message={done && (doneText ?? done.message)}
        remark={done?.remark}
        onRead={() => setDone(undefined)}
      />
    </Split>
  );
}
