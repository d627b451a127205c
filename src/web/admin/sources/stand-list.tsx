import type { SourcePreview } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import view from "../view.module.css";
import classes from "./found.module.css";

const MAX_SHOWN = 30;
const MAX_PROBLEMS = 5;

/** The venues that the events would be at, and what keeps others from having one. */
export function StandList({ preview: { rows } }: { preview: SourcePreview }) {
  const { t, locale } = useMessages();
  const placed = Map.groupBy(
    rows.filter(({ kind }) => kind !== "problem"),
    ({ venue }) => venue,
  );
  const venues = [...placed].sort(([, a], [, b]) => b.length - a.length).slice(0, MAX_SHOWN);
  const problems = Map.groupBy(
    rows.flatMap(({ kind, problem }) => (kind === "problem" && problem ? problem.message : [])),
    (message) => message,
  );
  return (
    <section aria-label={t("admin.stand")}>
      <h2 className={view.section}>{t("admin.stand")}</h2>
      {venues.length === 0 && <p className={view.faint}>{t("admin.stand-none")}</p>}
      <ul className={classes.stand}>
        {venues.map(([venue, events]) => (
          <li key={venue}>
            <b {...textProps(venue, locale)}>{venue}</b>
            <small>{t(events[0]!.isNewVenue ? "admin.run-new-venue" : "admin.stand-known")}</small>
            <span>{events.length}</span>
          </li>
        ))}
      </ul>
      {[...problems].slice(0, MAX_PROBLEMS).map(([message, all]) => (
        <p key={message} className={classes.problem}>
          <b>{t("admin.source-events", { count: all.length })}:</b> {message}
        </p>
      ))}
    </section>
  );
}
