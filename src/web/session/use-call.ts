import { useRef, useState } from "react";
import { CallFailed, reasonOf } from "./api.ts";

interface CallOptions {
  /** What is said of a failure that the server gave no words for. */
  failed: string;
  /** A form shows refused fields where they are; elsewhere the refusal is told as a whole, too. */
  isForm?: boolean;
  onFailed?(error: unknown): void;
  onSettled?(): void;
}

interface CallState {
  isBusy: boolean;
  doing?: string | undefined;
  error?: unknown;
}

const IDLE: CallState = { isBusy: false };

/**
 * The one way in which forms and buttons call: one call at a time, the fields that it refused, and one notice. It is what
 * TanStack Query's `useMutation` would be here, without its 10 KB, which pages to read would load for their dialogs.
 */
export function useCall({ failed, isForm = true, onFailed, onSettled }: CallOptions) {
  const isRunning = useRef(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [{ isBusy, doing, error }, setState] = useState(IDLE);
  const problems: Readonly<Record<string, string>> = error instanceof CallFailed ? error.fields : {};
  const hasProblems = Object.keys(problems).length > 0;

  /** Whether it was done; not begun while another one runs. */
  async function run(task: () => Promise<unknown>, doing?: string): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isBusy: true, doing });
    try {
      await task();
      setState(IDLE);
      return true;
    } catch (failure) {
      setState({ isBusy: false, error: failure });
      if (failure instanceof CallFailed && failure.code !== "") setCodes((last) => [...last, failure.code]);
      onFailed?.(failure);
      return false;
    } finally {
      isRunning.current = false;
      onSettled?.();
    }
  }

  return {
    run,
    isBusy,
    /** What is under way, in words. */
    doing,
    error,
    notice: error !== undefined && !(isForm && hasProblems) ? reasonOf(error, failed) : undefined,
    problems,
    hasProblems,
    problemOf: (field: string) => problems[field],
    /** Whether a call was ever refused for this reason: a form then goes on asking for what was missing. */
    wasRefusedFor: (code: string) => codes.includes(code),
    /** A problem that was found before calling. */
    refuse: (text: string) => void run(() => Promise.reject(new CallFailed(0, text))),
    forget: () => setState(IDLE),
  };
}
