import { useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useCall } from "#web/session/use-call.ts";

/** A call of the administration: one write changes the total, the lists and the log, so all are asked for again, whatever came of it. */
export function useAdminCall({ isForm = true } = {}) {
  const { t } = useMessages();
  const client = useQueryClient();
  return useCall({
    failed: t("admin.failed"),
    isForm,
    onSettled: () => void client.invalidateQueries(),
  });
}
