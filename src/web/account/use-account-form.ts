import { type FormEvent, useState } from "react";
import { CallFailed } from "#web/api.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { NoticeTone } from "#web/ui/notice.tsx";
import { type FieldProblems, fieldProblems } from "./field-problems.ts";

export interface FormNotice {
  tone: NoticeTone;
  text: string;
}

/**
 * One of the account's forms: looks at its fields, sends, and keeps what is to be said. `send` answers with what went
 * well, or throws what went wrong.
 */
export function useAccountForm(
  send: (values: Record<string, string>) => Promise<FormNotice | undefined>,
  firstNotice?: FormNotice,
) {
  const { t } = useMessages();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [notice, setNotice] = useState(firstNotice);
  const [isSending, setIsSending] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[name]")];
    const found = fieldProblems(fields);
    setProblems(found);
    const firstBad = fields.find(({ name }) => found[name]);
    if (firstBad) {
      setNotice(undefined);
      return firstBad.focus();
    }
    setIsSending(true);
    try {
      setNotice(await send(Object.fromEntries(fields.map(({ name, value }) => [name, value]))));
    } catch (error) {
      const isAnswer = error instanceof CallFailed && error.message !== "";
      setNotice({ tone: "error", text: isAnswer ? error.message : t("account.failed") });
    } finally {
      setIsSending(false);
    }
  }

  const problemOf = (name: string) => problems[name] && t(problems[name]);
  // Before the page is taken over, a form sends itself: never as part of an address.
  return { notice, isSending, problemOf, form: { onSubmit, noValidate: true, method: "post" } as const };
}
