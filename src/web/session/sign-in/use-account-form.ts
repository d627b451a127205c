import { type FormEvent, useState, useSyncExternalStore } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { NoticeTone } from "#web/ui/notice.tsx";
import { reasonOf } from "../api.ts";
import { useCall } from "../use-call.ts";
import { type FieldProblems, fieldProblems, passwordsDiffer } from "./field-problems.ts";

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
  const failed = t("account.failed");
  const { run, isBusy, wasRefusedFor } = useCall({
    failed,
    onFailed: (error) => setNotice({ tone: "error", text: reasonOf(error, failed) }),
  });
  // Until we look at the fields, the browser does.
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[name]")];
    const found = fieldProblems(fields);
    setProblems(found);
    const isMismatch = passwordsDiffer(fields);
    const firstBad = fields.find(({ name }) => found[name] || (isMismatch && name === "repeat"));
    if (firstBad) {
      setNotice(isMismatch ? { tone: "error", text: t("account.mismatch") } : undefined);
      return firstBad.focus();
    }
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    await run(async () => setNotice(await send(values)));
  }

  const problemOf = (name: string) => problems[name] && t(problems[name]);
  // Before the page is taken over, a form sends itself: never as part of an address.
  const form = { onSubmit, noValidate: isAlive, method: "post" } as const;
  return { notice, isSending: isBusy, wasRefusedFor, problemOf, form };
}
