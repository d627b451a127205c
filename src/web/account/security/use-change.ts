import { useRevalidator } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { showToast } from "#web/ui/toast.ts";

/** A change of the account: afterwards the page is loaded anew, and what was done or refused is shown. */
export function useChange() {
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const failed = t("security.failed");
  const { run, isBusy, wasRefusedFor } = useCall({
    failed,
    onFailed: (error) => showToast(reasonOf(error, failed), { tone: "problem" }),
  });

  /** Returns whether it was done. */
  const change = (act: () => Promise<unknown>, done: string) =>
    run(async () => {
      await act();
      await revalidate();
      showToast(done);
    });
  return { isBusy, change, wasRefusedFor };
}
