import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconCode } from "#web/ui/icons.ts";

/** The link to the page with the code that shows this on another site; what it starts with are parameters of its address. */
export function EmbedLink({ start }: { start: Record<string, string> }) {
  const { t } = useMessages();
  return (
    <Link
      to={urls.embedMaker(`?${new URLSearchParams(start)}`)}
      className="row fit gap-8 beside-8 hanging-8 text-body strong muted radius-md touch hover-fill not-print"
    >
      <IconCode size={18} stroke={1.8} aria-hidden />
      {t("embed.link")}
    </Link>
  );
}
