import { useQuery } from "@tanstack/react-query";
import type { VersionNotes } from "#contract/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconChevronRight } from "#web/ui/icons.ts";
import classes from "./health.module.css";
import { versionNotes } from "./health-calls.ts";
import { healthFormat } from "./health-format.ts";
import panel from "./version-panel.module.css";

const SHOWN = 5;

/** The version that runs, or a newer one where there is one, and what is new in it. */
export function VersionPanel({ backupAt, nowMs }: { backupAt: number | null; nowMs: number }) {
  const { t, locale } = useMessages();
  const { data, isError } = useQuery(versionNotes);
  const format = healthFormat(locale);
  const newer = data?.newer;
  const told = newer ?? data;
  return (
    <section>
      <h2 className={classes.heading}>{t("health.version")}</h2>
      {isError && <p className={classes.detail}>{t("admin.list-failed")}</p>}
      {data && told && (
        <>
          <div className={panel.version}>
            <p>
              <b>
                {newer
                  ? t("health.newer", { version: newer.version, own: data.version })
                  : t("health.runs", { version: data.version })}
              </b>
            </p>
            {(told.released || !newer) && (
              <p>
                {told.released
                  ? t("health.released", { date: format.date.format(Date.parse(told.released)) })
                  : t("health.unreleased")}
              </p>
            )}
            {newer && (
              <p>
                {backupAt === null
                  ? t("health.backup-before")
                  : t("health.backup-first", { ago: format.ago(nowMs - backupAt) })}
              </p>
            )}
            {newer?.url && (
              <a href={newer.url} rel="noreferrer" className={`${panel.way} text-target`}>
                {t("health.to-upgrade")}
                <IconChevronRight size={14} stroke={2.2} aria-hidden />
              </a>
            )}
          </div>
          <h3 className={classes.over}>
            {newer ? t("health.brings-of", { version: newer.version }) : t("health.brings")}
          </h3>
          {told.changes.length === 0 && <p className={classes.detail}>{t("health.no-notes")}</p>}
          <Changes changes={told.changes.slice(0, SHOWN).map(inShort)} />
          {told.changes.length > SHOWN && (
            <details className={panel.all}>
              <summary>{t("health.all-changes", { count: told.changes.length })}</summary>
              <Changes changes={told.changes} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** Its first sentence, or what stands before a list. */
function inShort({ group, text }: VersionNotes["changes"][number]) {
  return { group, text: text.split(/(?<=[^.][.:;])\s/)[0]!.replace(/[.:;]$/, "") };
}

function Changes({ changes }: Pick<VersionNotes, "changes">) {
  const { t } = useMessages();
  return (
    <ul className={panel.changes}>
      {changes.map(({ group, text }) => (
        <li key={text}>
          <span className={panel.group} data-group={group}>
            {t(`health.group.${group}`)}
          </span>
          {/* The notes are written in English alone. */}
          <span lang="en" dir="ltr">
            {text.split("`").map((part, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which does not change
              place % 2 === 1 ? <code key={place}>{part}</code> : part,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
