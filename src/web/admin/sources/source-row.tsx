import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlayerPause from "@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { Link } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { SourceHealth } from "./source-health.tsx";
import { sourceUrls } from "./source-urls.ts";
import { countsText, momentText } from "./source-words.ts";
import classes from "./sources.module.css";

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
  const Toggle = state === "active" ? IconPlayerPause : IconPlayerPlay;
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <Link to={sourceUrls.source(id)} {...textProps(name, locale)}>
          {name}
        </Link>
        <p>{url ?? t("admin.source-file")}</p>
      </div>
      <SourceHealth source={source} />
      <div className={classes.facts}>
        {lastRun && (
          <p>
            <b>{t("admin.source-last", { at: momentText(lastRun.startedAt, locale) })}</b>
          </p>
        )}
        {lastRun && (
          <p>
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
      <div className={classes.tools}>
        <MainAction source={source} isBusy={isBusy} onRun={onRun} />
        <IconButton
          variant="default"
          aria-label={spoken(t(state === "active" ? "admin.source-pause" : "admin.source-resume"))}
          aria-disabled={isBusy}
          onClick={onToggle}
        >
          <Toggle size={18} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          component={Link}
          to={sourceUrls.edit(id)}
          variant="default"
          aria-label={spoken(t("admin.edit"))}
        >
          <IconPencil size={18} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          variant="default"
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

/** What a source of this health needs most. */
function MainAction({ source, isBusy, onRun }: Pick<SourceRowProps, "source" | "isBusy" | "onRun">) {
  const { t } = useMessages();
  const { id, name, url, health } = source;
  const spoken = (action: string) => t("admin.source-of", { action, source: name });
  const linked = health === "review" ? t("admin.source-review") : !url ? t("admin.source-send") : undefined;
  if (linked)
    return (
      <Button
        component={Link}
        to={sourceUrls.source(id)}
        variant="default"
        className={classes.main}
        aria-label={spoken(linked)}
      >
        {linked}
      </Button>
    );
  const isFailing = health === "failing" || health === "stopped";
  const label = t(isFailing ? "admin.source-retry" : "admin.source-run");
  return (
    <Button
      variant="default"
      className={classes.main}
      aria-label={spoken(label)}
      aria-disabled={isBusy}
      onClick={onRun}
    >
      {label}
    </Button>
  );
}
