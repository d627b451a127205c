import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./embed-link.module.css";

interface EmbedLinkProps {
  longitude: number | string;
  latitude: number | string;
  zoom: number;
}

/** The link to the page with the HTML that embeds a map of this place. */
export function EmbedLink({ longitude, latitude, zoom }: EmbedLinkProps) {
  const { t } = useMessages();
  return (
    <Link to={urls.embedMaker(`?at=${latitude},${longitude},${zoom}`)} className={classes.link}>
      <IconCode size={18} stroke={1.8} aria-hidden />
      {t("embed.link")}
    </Link>
  );
}
