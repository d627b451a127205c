import { useQuery } from "@tanstack/react-query";
import type { VersionNotes } from "#contract/health.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { IconChevronRight } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { OverHeading } from "#web/ui/page.tsx";
import { versionNotes } from "./health-calls.ts";
import { healthFormat } from "./health-format.ts";

const SHOWN = 5;

/** The version that runs, or a newer one where there is one, and what is new in it. */
export function VersionPanel({ backupAt, nowMs }: { backupAt: number | null; nowMs: number }) {
  const { t, locale } = useMessages();
  const { data, isError } = useQuery(versionNotes);
  const format = healthFormat(locale);
  const newer = data?.newer;
  const told = newer ?? data;
  return (
    <section className="grid gap-12 text-small">
      <h2 className="text-h4 strong">{t("health.version")}</h2>
      {isError && <p className="faint">{t("admin.list-failed")}</p>}
      {data && told && (
        <>
          <Notice tone="info">
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
              <a href={newer.url} rel="noreferrer" className="text-target gap-4 accent strong">
                {t("health.to-upgrade")}
                <IconChevronRight size={14} stroke={2.2} aria-hidden />
              </a>
            )}
          </Notice>
          <OverHeading>
            {newer ? t("health.brings-of", { version: newer.version }) : t("health.brings")}
          </OverHeading>
          {told.changes.length === 0 && <p className="faint">{t("health.no-notes")}</p>}
          <Changes changes={told.changes.slice(0, SHOWN).map(inShort)} />
          {told.changes.length > SHOWN && (
            <details>
              <summary className="accent strong">
                {t("health.all-changes", { count: told.changes.length })}
              </summary>
              <Changes changes={told.changes} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

const TONES: Record<string, Tone> = {
  Added: "ok",
  Changed: "info",
  Security: "warn",
  Removed: "warn",
  Deprecated: "warn",
};

/** Its first sentence, or what stands before a list. */
function inShort({ group, text }: VersionNotes["changes"][number]) {
  return { group, text: text.split(/(?<=[^.][.:;])\s/)[0]!.replace(/[.:;]$/, "") };
}

function Changes({ changes }: Pick<VersionNotes, "changes">) {
  const { t } = useMessages();
  return (
    <ul className="grid gap-8">
      {changes.map(({ group, text }) => (
        <li key={text} className="flex gap-8">
          <span>
            <Badge tone={TONES[group]}>{t(`health.group.${group}`)}</Badge>
          </span>
          {/* The notes are written in English alone. */}
          <span lang="en" dir="ltr" className="shrink breakable">
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
