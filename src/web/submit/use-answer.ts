import { useEffect, useState } from "react";
import { get } from "#web/session/api.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";

const PAUSE_MS = 300;

/** The answer of a call whose address follows what is typed; nothing while there is no address or no answer. */
export function useAnswer<Answer>(url: string | undefined): {
  answer: Answer | undefined;
  isAsking: boolean;
} {
  const asked = useDebounced(url, PAUSE_MS);
  const [found, setFound] = useState<{ url: string; answer: Answer }>();

  useEffect(() => {
    if (asked === undefined) return;
    const left = new AbortController();
    get<Answer>(asked, left.signal).then(
      (answer) => setFound({ url: asked, answer }),
      // Helps while writing; the form works without.
      () => undefined,
    );
    return () => left.abort();
  }, [asked]);

  return {
    answer: url === undefined ? undefined : found?.answer,
    isAsking: url !== undefined && found?.url !== url,
  };
}
