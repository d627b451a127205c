import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconChevronLeft } from "#web/ui/icons.ts";
import { sourceUrls } from "./source-urls.ts";

export function BackToSources() {
  const { t } = useMessages();
  return (
    <Link to={sourceUrls.list} className="inline-row gap-4 touch muted text-body semibold">
      <IconChevronLeft size={16} stroke={2} aria-hidden />
      {t("admin.sources-back")}
    </Link>
  );
}
