import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { sourceList } from "../sources/source-calls.ts";
import { sourceUrls } from "../sources/source-urls.ts";
import classes from "./moderation.module.css";

/** Sources whose rows wait for a review, for those who may review them. */
export function WaitingSources() {
  const { t } = useMessages();
  const { data } = useQuery(sourceList);
  const waiting = data?.filter((source) => source.waiting > 0) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={classes.bans}>
      <h2 className={classes.heading}>{t("moderation.sources")}</h2>
      <ul>
        {waiting.map(({ id, name, waiting: rows, lastRun }) => (
          <li key={id}>
            <Link
              to={lastRun?.state === "review" ? sourceUrls.run(id, lastRun.id) : sourceUrls.source(id)}
              className={classes.link}
            >
              {name}
            </Link>
            <span className={classes.mark} data-tone="warn">
              {t("moderation.source-rows", { count: rows })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
