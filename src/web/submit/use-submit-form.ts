import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { SubmissionReceived } from "#contract/moderation.ts";
import { EMPTY_SUBMISSION, type SubmissionFields, submissionOf } from "#contract/submission-form.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, post, reasonOf } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { forgetDraft, keepDraft, NEW_DRAFT, readDraft, type SubmissionDraft } from "./draft.ts";
import { type FormState, refusalsOf, type SubmitFieldName, submissionGaps } from "./form-state.ts";
import type { SentState } from "./sent-screen.tsx";

/** The form filled in with an event that is known; what is written then is no draft. */
export interface FilledForm {
  draft: SubmissionDraft;
  /** Sends it elsewhere than to the call for new events. */
  send?: (body: Record<string, unknown>) => Promise<SubmissionReceived>;
  /** It is a published event: at a listed venue, and one date. */
  isChange?: boolean;
  /** Above the button. */
  extra?: ReactNode;
}

interface SubmitOptions {
  element: RefObject<HTMLFormElement | null>;
  isGuest: boolean;
  filled?: FilledForm | undefined;
  onSent(state: SentState): void;
}

type Problems = Partial<Record<SubmitFieldName, string>>;

/** The form's fields, kept on the device while they are written, and what came of sending them. */
export function useSubmitForm({ element, isGuest, filled, onSent }: SubmitOptions) {
  const { t } = useMessages();
  const [draft, setDraft] = useState(filled?.draft ?? NEW_DRAFT);
  const [isReady, setIsReady] = useState(false);
  const [isDraftBack, setIsDraftBack] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<string>();
  const failed = t("submit.failed");
  const { run, isBusy } = useCall({ failed, onFailed: showRefused });
  const [tries, setTries] = useState(0);
  const isKept = useRef(filled === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const typed = typedFields(element.current);
    const kept = isKept.current ? readDraft() : undefined;
    if (kept) setIsDraftBack(true);
    setDraft((last) => ({
      ...(kept ?? last),
      fields: { ...(kept ?? last).fields, ...typed },
    }));
    setIsReady(true);
  }, []);

  useEffect(() => {
    if (isReady && isKept.current) keepDraft(draft);
  }, [draft, isReady]);

  useEffect(() => {
    if (tries === 0) return;
    element.current
      ?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input, [role=alert]")
      ?.focus();
  }, [tries, element]);

  const form: FormState = {
    draft,
    set: (change) => setDraft((last) => ({ ...last, fields: { ...last.fields, ...change } })),
    change: (change) => setDraft((last) => ({ ...last, ...change })),
    problemOf: (field) => problems[field],
  };

  function show(found: Problems, sentence?: string): void {
    setProblems(found);
    setNotice(sentence);
    setTries((last) => last + 1);
  }

  async function sendForm(): Promise<void> {
    if (isBusy) return;
    const gaps = Object.entries(submissionGaps(draft, isGuest));
    if (gaps.length > 0) return show(Object.fromEntries(gaps.map(([name, key]) => [name, t(key)])));
    const body = submissionOf(draft.fields);
    await run(async () => {
      const sendTo = filled?.send ?? ((form) => post<SubmissionReceived>(routes.submissions, form));
      const { state } = await sendTo(body);
      isKept.current = false;
      if (!filled) forgetDraft();
      onSent(state as SentState);
    });
  }

  function showRefused(error: unknown): void {
    const refused = error instanceof CallFailed ? error.fields : {};
    const { problems: found, rest } = refusalsOf(refused, EMPTY_SUBMISSION);
    const hasFound = Object.keys(found).length > 0;
    show(found, rest.join(" ") || (hasFound ? undefined : reasonOf(error, failed)));
  }

  function startOver(): void {
    setIsDraftBack(false);
    setProblems({});
    setDraft(NEW_DRAFT);
  }

  return { form, isReady, isDraftBack, isSending: isBusy, notice, sendForm, startOver };
}

/** What was typed before the script had arrived. */
function typedFields(element: HTMLFormElement | null): Partial<SubmissionFields> {
  const data = new FormData(element ?? undefined);
  // The boxes of a set have one name.
  const typed = [...new Set(data.keys())]
    .map((name) => [name, data.getAll(name).join(",")] as const)
    .filter(
      ([name, value]) => name in EMPTY_SUBMISSION && value !== EMPTY_SUBMISSION[name as SubmitFieldName],
    );
  return Object.fromEntries(typed) as Partial<SubmissionFields>;
}
