import type { SourcePreview } from "#contract/admin-sources.ts";
import type { SourceFormat } from "#domain/event-import.ts";
import { formatDate } from "#domain/time.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import view from "../view.module.css";
import classes from "./found.module.css";
import { languageName, startText } from "./source-words.ts";

const FIRST = 3;

/** What is in the file or behind the address. */
export function FoundSection({ preview, timeZone }: { preview: SourcePreview; timeZone: string }) {
  const { t, locale } = useMessages();
  const { found, format } = preview;
  const { events, first, last, venues, language, tellsZone, unreadable } = found;
  const readable = found.samples.filter(({ problem }) => problem === null).slice(0, FIRST);
  const wrong = found.samples.filter(({ problem }) => problem !== null);
  const days = [...new Set([first, last])].flatMap((day) => (day ? [formatDate(day)] : []));
  const facts = [
    [t("admin.found-format"), t(`admin.format.${format as SourceFormat}`), ""],
    [t("admin.found-events"), formatNumber(events, locale), days.join(" – ")],
    [t("admin.found-venues"), formatNumber(venues, locale), t("admin.found-venues-hint")],
    [
      t("admin.found-language"),
      language ? languageName(language, locale) : t("admin.value-none"),
      t(tellsZone ? "admin.found-zone" : "admin.found-no-zone"),
    ],
  ] as const;
  return (
    <section className={view.card} aria-label={t("admin.source-found")}>
      <h2 className={classes.title}>{t("admin.source-found")}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, value, hint]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {hint && <dd>{hint}</dd>}
          </div>
        ))}
      </dl>
      {readable.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t("admin.found-first")}</h3>
          <ul className={classes.samples}>
            {readable.map((sample) => (
              <li key={sample.line + sample.start}>
                <b {...textProps(sample.title, locale)}>{sample.title}</b>
                <span>{startText(sample, timeZone, locale)}</span>
                <span {...textProps(sample.venue, locale)}>{sample.venue || t("admin.found-no-venue")}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unreadable > 0 && (
        <>
          <h3 className={classes.subtitle}>{t("admin.found-unreadable", { count: unreadable })}</h3>
          <ul className={classes.wrong}>
            {wrong.map(({ line, title, problem }) => (
              <li key={line}>
                <small>{t("admin.run-row", { line })}</small>
                <span>
                  <b {...textProps(title, locale)}>{title}</b> {problem?.message}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
