import type { Icon } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
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
import { SourceHealth } from "./source-health.tsx";
import classes from "./source-row.module.css";
import { sourceUrls } from "./source-urls.ts";
import { countsText, momentText, momentTitle } from "./source-words.ts";
import { Sparkline } from "./sparkline.tsx";

interface SourceRowProps {
  source: Source;
  isBusy: boolean;
  onRun(): void;
  onToggle(): void;
  onDelete(): void;
}

export function SourceRow({ source, isBusy, onRun, onToggle, onDelete }: SourceRowProps) {
  const { t, locale } = useMessages();
  const { id, name, url, lastRun, nextRunAt, events, publishes, state } = source;
  const spoken = (action: string) => t("admin.source-of", { action, source: name });
  const Sign = signOf(source);
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.name}>
        <span className={classes.sign} data-health={source.health}>
          <Sign size={19} stroke={1.8} aria-hidden />
        </span>
        <div>
          <Link to={sourceUrls.source(id)} {...textProps(name, locale)}>
            {name}
          </Link>
          <p>{url?.replace(/^https?:\/\//, "") ?? t("admin.source-file")}</p>
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
          <p className={classes.counts}>
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
        <Sparkline source={source} />
      </div>
      <div className={classes.tools}>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          aria-label={t("admin.source-on", { source: name })}
          checked={state === "active"}
          aria-checked={state === "active"}
          disabled={isBusy}
          onChange={onToggle}
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
