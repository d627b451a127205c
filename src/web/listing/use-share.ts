import { useCallback } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { shareLink } from "#web/ui/share-link.ts";
import { showToast } from "#web/ui/toast.ts";

/** Shares a link, or copies it; reports a copy and a failure. */
export function useShare(): (title: string, url: string) => Promise<void> {
  const { t } = useMessages();
  return useCallback(
    async (title, url) => {
      const outcome = await shareLink({ title, url });
      if (outcome === "copied") showToast(t("share.copied"));
      if (outcome === "refused") showToast(t("share.refused"), { tone: "problem" });
    },
    [t],
  );
}
