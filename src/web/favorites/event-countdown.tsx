import { countdown } from "#domain/countdown.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconClock } from "#web/ui/icons.ts";
import classes from "./event-countdown.module.css";

/** The time until an event starts, part by part; once it has, only that it has. */
export function EventCountdown({ startMs, nowMs }: { startMs: number; nowMs: number }) {
  const { t } = useMessages();
  const left = countdown(startMs, nowMs);
  if (!left)
    return (
      <p className="flex gap-8 pad-8-12 text-small semibold line-140 info on-info radius-sm">
        <IconClock size={18} stroke={1.8} aria-hidden />
        {t("favorites.over")}
      </p>
    );
  return (
    <p className="block" role="timer">
      <span className="block below-8 text-small muted">{t("favorites.starts-in")}</span>{" "}
      <span className={classes.parts}>
        <Part value={left.days} unit={t("favorites.days")} />{" "}
        <Part value={left.hours} unit={t("favorites.hours")} />{" "}
        <Part value={left.minutes} unit={t("favorites.minutes")} />{" "}
        <Part value={left.seconds} unit={t("favorites.seconds")} />
      </span>
    </p>
  );
}

function Part({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={classes.part}>
      <b>{value}</b>
      <small>{unit}</small>
    </span>
  );
}
