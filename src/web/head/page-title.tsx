import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";

export function PageTitle({ text }: { text: string }) {
  const { t } = useMessages();
  return <title>{t("page.title", { page: text, site: useSite().name })}</title>;
}
