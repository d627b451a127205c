import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { sectionClass } from "#web/ui/page.tsx";
import { Fields } from "./field.tsx";
import { CallNotice, type CallSaid, useAdminCall } from "./use-admin-call.tsx";

interface SendFormProps {
  submit: string;
  /** Sends what is typed; answers with what is said then, and the form is empty again. */
  onSend(typed: FormData): Promise<CallSaid>;
  /** What is wrong before anything is sent, by field. */
  check?(typed: FormData): Record<string, string> | undefined;
  /** Whether the fields stand in one line with their button. */
  isLine?: boolean;
  /** The fields; told what is wrong with others than those of `Field`. */
  children: ReactNode | ((problems: Readonly<Record<string, string>>) => ReactNode);
}

/** A short form on a card, with what came of it above. */
export function SendForm({ submit, onSend, check, isLine, children }: SendFormProps) {
  const work = useAdminCall();
  const [wrong, setWrong] = useState<Record<string, string>>();
  const problems = wrong ?? work.problems;

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const found = check?.(typed);
    setWrong(found);
    if (!found && (await work.tell(() => onSend(typed)))) form.reset();
  }

  return (
    <>
      <CallNotice work={work} />
      <form
        noValidate
        onSubmit={onSubmit}
        className={`${sectionClass} readable`}
        data-line={isLine || undefined}
      >
        <Fields problemOf={(name) => problems[name]}>
          {typeof children === "function" ? children(problems) : children}
        </Fields>
        <Button type="submit" aria-disabled={work.isBusy}>
          {submit}
        </Button>
      </form>
    </>
  );
}
