import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconCode } from "#web/ui/icons.ts";
import classes from "./embed-link.module.css";

/** The link to the page with the code that shows this on another site; what it starts with are parameters of its address. */
export function EmbedLink({ start }: { start: Record<string, string> }) {
  const { t } = useMessages();
  return (
    <Link to={urls.embedMaker(`?${new URLSearchParams(start)}`)} className={classes.link}>
      <IconCode size={18} stroke={1.8} aria-hidden />
      {t("embed.link")}
    </Link>
  );
}
