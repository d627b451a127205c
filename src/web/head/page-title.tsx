import { isolated } from "#messages/isolate.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";

export function PageTitle({ text }: { text: string }) {
  const { t, locale } = useMessages();
  const site = isolated(useSite().name, locale);
  return <title>{t("page.title", { page: isolated(text, locale), site })}</title>;
}
