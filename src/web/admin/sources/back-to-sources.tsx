import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconChevronLeft } from "#web/ui/icons.ts";
import { sourceUrls } from "./source-urls.ts";
import classes from "./sources.module.css";

export function BackToSources() {
  const { t } = useMessages();
  return (
    <Link to={sourceUrls.list} className={classes.back}>
      <IconChevronLeft size={16} stroke={2} aria-hidden />
      {t("admin.sources-back")}
    </Link>
  );
}
