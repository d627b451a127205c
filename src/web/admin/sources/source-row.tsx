import type { Icon } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Sign, State, type Tone } from "#web/ui/badge.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import {
  IconCalendar,
  IconCode,
  IconFileUpload,
  IconPencil,
  IconRss,
  IconTable,
  IconTrash,
} from "#web/ui/icons.ts";
import { Sparkline } from "#web/ui/sparkline.tsx";
import { Switch } from "#web/ui/switch.tsx";
import classes from "./source-row.module.css";
import { sourceUrls } from "./source-urls.ts";
import { countsText, healthText, leftOutText, momentText, momentTitle } from "./source-words.ts";

interface SourceRowProps {
  source: Source;
  isBusy: boolean;
  onRun(): void;
  onToggle(): void;
  onDelete(): void;
}

export function SourceListRow({ source, isBusy, onRun, onToggle, onDelete }: SourceRowProps) {
  const { t, locale } = useMessages();
  const { id, name, url, lastRun, nextRunAt, events, publishes, state } = source;
  const spoken = (action: string) => t("admin.source-of", { action, source: name });
  const [tone, lineTone] = TONES[source.health];
  return (
    <li className={classes.row} data-state={state}>
      <div className="row gap-12 shrink">
        <Sign Icon={signOf(source)} tone={tone === "error" ? tone : undefined} />
        <div className="shrink">
          <Link to={sourceUrls.source(id)} className="strong breakable" {...textProps(name, locale)}>
            {name}
          </Link>
          <p className="ellipsis faint">{url?.replace(/^https?:\/\//, "") ?? t("admin.source-file")}</p>
        </div>
      </div>
      <SourceHealth source={source} reasons={1} />
      <div className={classes.facts}>
        {lastRun && (
          <p>
            <b>{momentTitle(lastRun.startedAt, locale)}</b>
          </p>
        )}
        {lastRun && (
          <p className="ellipsis">
            {lastRun.state === "done" || lastRun.state === "review"
              ? countsText(lastRun.counts, t)
              : t(`admin.run-state.${lastRun.state}`)}
          </p>
        )}
        <p>
          {nextRunAt
            ? t("admin.source-next", { at: momentText(nextRunAt, locale) })
            : t("admin.source-no-next")}
        </p>
      </div>
      <div className={classes.facts}>
        <p>
          <b>{t("admin.source-events", { count: events })}</b>
        </p>
        <p>{t(publishes ? "admin.source-publishes" : "admin.source-reviewed")}</p>
      </div>
      <div className={classes.spark}>
        <RecentLine source={source} tone={lineTone} />
      </div>
      <div className={classes.tools}>
        <Switch
          label={t("admin.source-on", { source: name })}
          isOn={state === "active"}
          isDisabled={isBusy}
          onSwitch={onToggle}
        />
        <MainAction source={source} isBusy={isBusy} onRun={onRun} />
        <IconButton
          component={Link}
          to={sourceUrls.edit(id)}
          variant="subtle"
          size={36}
          aria-label={spoken(t("admin.edit"))}
        >
          <IconPencil size={18} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          variant="subtle"
          size={36}
          aria-label={spoken(t("admin.delete"))}
          aria-disabled={isBusy}
          onClick={onDelete}
        >
          <IconTrash size={18} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** By the format that was chosen, or as the address ends. */
function signOf({ url, format }: Source): Icon {
  if (url === null) return IconFileUpload;
  const kind = format === "auto" ? url.toLowerCase() : format;
  if (/ics|ical/.test(kind)) return IconCalendar;
  if (/csv|tsv|sheet/.test(kind)) return IconTable;
  return /feed|rss|atom|\.xml/.test(kind) ? IconRss : IconCode;
}

/** What a source of this health needs most. */
function MainAction({ source, isBusy, onRun }: Pick<SourceRowProps, "source" | "isBusy" | "onRun">) {
  const { t } = useMessages();
  const { id, name, url, health } = source;
  const spoken = (action: string) => t("admin.source-of", { action, source: name });
  const linked = health === "review" ? t("admin.source-review") : !url ? t("admin.source-send") : undefined;
  const look = { variant: "default", size: "sm", className: classes.main } as const;
  if (linked)
    return (
      <Button {...look} component={Link} to={sourceUrls.source(id)} aria-label={spoken(linked)}>
        {linked}
      </Button>
    );
  const isFailing = health === "failing" || health === "stopped";
  const label = t(isFailing ? "admin.source-retry" : "admin.source-run");
  return (
    <Button {...look} aria-label={spoken(label)} aria-disabled={isBusy} onClick={onRun}>
      {label}
    </Button>
  );
}

/** How a health looks, and the line of the last runs beside it. */
const TONES: Record<Source["health"], readonly [Tone, Tone]> = {
  new: ["off", "ok"],
  ok: ["ok", "ok"],
  review: ["warn", "warn"],
  partial: ["warn", "ok"],
  failing: ["error", "off"],
  stopped: ["error", "off"],
  paused: ["off", "off"],
};

interface SourceHealthProps {
  source: Source;
  /** Why rows were left out: the most frequent reason, or all of them. */
  reasons: number;
}

/** How a source is, with the reason where it is not well. */
export function SourceHealth({ source, reasons }: SourceHealthProps) {
  const { t, locale } = useMessages();
  const { health, problem, leftOut } = source;
  const [tone] = TONES[health];
  return (
    <State component="div" tone={tone} className={`text-small ${classes.health}`}>
      <b>{healthText(source, locale)}</b>
      {health === "stopped" && <p>{t("admin.source-stopped-hint")}</p>}
      {problem && <p>{problem.message}</p>}
      {leftOut && health !== "partial" && <p>{leftOutText(leftOut, locale)}</p>}
      {leftOut?.reasons.slice(0, reasons).map(({ rows, problem: reason }) => (
        <p key={reason.code}>
          {formatNumber(rows, locale)} × {reason.message}
        </p>
      ))}
    </State>
  );
}

/** How many events the last runs found. */
function RecentLine({ source: { recent }, tone }: { source: Source; tone: Tone }) {
  const { t } = useMessages();
  const found = recent.flatMap((run) => run.found ?? []);
  if (recent.length < 2 || found.length === 0) return null;
  return (
    <Sparkline
      values={recent.map((run) => run.found)}
      isFailed={(place) => recent[place]?.state === "failed"}
      tone={tone}
      label={t("admin.source-recent", { count: found.at(-1)!, before: found[0]!, runs: recent.length })}
    />
  );
}
