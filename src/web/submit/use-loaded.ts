import { useEffect, useState } from "react";
import { get } from "#web/session/api.ts";

/** The answer of a call, asked once; nothing before it has come. */
export function useLoaded<Answer>(url: string): Answer | "failed" | undefined {
  const [answer, setAnswer] = useState<Answer | "failed">();
  useEffect(() => {
    const left = new AbortController();
    get<Answer>(url, left.signal).then(setAnswer, () => left.signal.aborted || setAnswer("failed"));
    return () => left.abort();
  }, [url]);
  return answer;
}
