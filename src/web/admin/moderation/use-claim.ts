import { useEffect, useState } from "react";
import { CallFailed } from "#web/session/api.ts";
import { claimItem } from "./moderation-calls.ts";

/** Shorter than a claim lasts. */
const RENEW_MS = 4 * 60_000;

/** Claims the item that is open for as long as it is open; answers with the refusal, if another moderator has it. */
export function useClaim(id: string | undefined): string | undefined {
  const [refused, setRefused] = useState<{ id: string; sentence: string }>();
  useEffect(() => {
    if (id === undefined) return;
    const claim = () =>
      claimItem(id).then(
        () => setRefused(undefined),
        (error) => error instanceof CallFailed && setRefused({ id, sentence: error.message }),
      );
    void claim();
    const timer = setInterval(claim, RENEW_MS);
    return () => clearInterval(timer);
  }, [id]);
  return refused?.id === id ? refused?.sentence : undefined;
}
