import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { healthText } from "./source-words.ts";
import classes from "./sources.module.css";

/** How a source is, with the reason where it is not well. */
export function SourceHealth({ source }: { source: Source }) {
  const { t, locale } = useMessages();
  const { health, problem } = source;
  return (
    <div className={classes.health} data-health={health}>
      <p>
        <b>{healthText(source, locale)}</b>
      </p>
      {health === "stopped" && <p>{t("admin.source-stopped-hint")}</p>}
      {problem && <p>{problem.message}</p>}
    </div>
  );
}
