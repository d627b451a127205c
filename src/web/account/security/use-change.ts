import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { showToast } from "#web/ui/toast.ts";

/** A change of the account: one at a time; afterwards the page is loaded anew, and what was done or refused is shown. */
export function useChange() {
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  /** Returns whether it was done. */
  async function change(act: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await act();
      await revalidate();
      showToast(done);
      return true;
    } catch (error) {
      showToast(reasonOf(error, t("security.failed")), { tone: "problem" });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, change };
}
