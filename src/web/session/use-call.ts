import { QueryClient, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CallFailed, reasonOf } from "./api.ts";

/** Calls are no data: nothing of them is kept or shared, so that no page needs a provider for them. */
const CALLS = new QueryClient({
  // Without a network they fail at once instead of waiting for it.
  defaultOptions: { mutations: { networkMode: "always", retry: false, gcTime: 0 } },
});

interface CallOptions {
  /** What is said of a failure that the server gave no words for. */
  failed: string;
  /** A form shows refused fields where they are; elsewhere the refusal is told as a whole, too. */
  isForm?: boolean;
  onFailed?(error: unknown): void;
  onSettled?(): void;
}

interface Running {
  task: () => Promise<unknown>;
  doing: string | undefined;
}

export type Call = ReturnType<typeof useCall>;

/** The one way in which forms and buttons call: one call at a time, the fields that it refused, and one notice. */
export function useCall({ failed, isForm = true, onFailed, onSettled }: CallOptions) {
  const isRunning = useRef(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { mutateAsync, isPending, variables, error, reset } = useMutation<unknown, Error, Running>(
    { mutationFn: ({ task }) => task() },
    CALLS,
  );
  const problems: Readonly<Record<string, string>> = error instanceof CallFailed ? error.fields : {};
  const hasProblems = Object.keys(problems).length > 0;

  /** Whether it was done; not begun while another one runs. */
  async function run(task: () => Promise<unknown>, doing?: string): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await mutateAsync({ task, doing });
      return true;
    } catch (failure) {
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
    isBusy: isPending,
    /** What is under way, in words. */
    doing: isPending ? variables?.doing : undefined,
    error,
    notice: error && !(isForm && hasProblems) ? reasonOf(error, failed) : undefined,
    problems,
    hasProblems,
    problemOf: (field: string) => problems[field],
    /** Whether a call was ever refused for this reason: a form then goes on asking for what was missing. */
    wasRefusedFor: (code: string) => codes.includes(code),
    /** A problem that was found before calling. */
    refuse: (text: string) => void run(() => Promise.reject(new CallFailed(0, text))),
    forget: reset,
  };
}
