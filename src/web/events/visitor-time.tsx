import { useSyncExternalStore } from "react";
import { dateText, hourText } from "#messages/event-words.ts";
import { timeHere, zoneHere } from "#web/listing/time-here.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconWorld } from "#web/ui/icons.ts";
import classes from "./event-date.module.css";

interface VisitorTimeProps {
  startsAtMs: number;
  date: string;
  time: string;
}

const never = () => () => {};

/** When the event is by the visitor's own clock, where that differs. Only the browser knows; its line is kept free. */
export function VisitorTime({ startsAtMs, date, time }: VisitorTimeProps) {
  const { t, locale } = useMessages();
  const zone = useSyncExternalStore(never, zoneHere, () => undefined);
  const own = zone && timeHere(startsAtMs);
  const differs = own && (own.date !== date || own.time !== time);
  const spoken =
    differs &&
    [own.date !== date && dateText(own.date, locale), hourText({ code: "time", time: own.time }, locale)]
      .filter(Boolean)
      .join(" · ");
  return (
    <p className={classes.own}>
      {spoken && (
        <>
          <IconWorld size={16} stroke={1.8} aria-hidden />
          {t("event-page.your-time", {
            time: spoken,
            zone: zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone,
          })}
        </>
      )}
    </p>
  );
}
