import { serverFormattedText } from "#messages/server-formatted-texts.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconMoon } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./venue-list.module.css";

const EVENING_HOUR = 17;
const MORNING_HOUR = 5;
const QUARTER_MS = 15 * 60_000;

/** In the evening of the place seen, which the server knows as well as the browser, a line above the list offers what is on tonight in view, unless days or a moment are chosen. */
export function TonightOffer() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { tonight = 0, listed } = useMapData();
  const nowMs = useNow();
  const { from, to, when } = filter;
  if (tonight === 0 || from !== undefined || to !== undefined || when !== undefined) return null;
  const hour = hourAt(nowMs, listed[0]?.timeZone);
  if (hour < EVENING_HOUR && hour >= MORNING_HOUR) return null;
  return (
    <PlainButton className={classes.offer} onClick={() => setFilter({ when: "tonight" })}>
      <IconMoon size={17} stroke={1.8} aria-hidden />
      {t("filters.tonight-count", { count: tonight })}
    </PlainButton>
  );
}

/** Told by the page for its own quarter of an hour, the shortest in which no zone's hour changes. */
function hourAt(nowMs: number, timeZone: string | undefined): number {
  const atMs = Math.floor(nowMs / QUARTER_MS) * QUARTER_MS;
  const options = { hour: "2-digit", hourCycle: "h23", timeZone } as const;
  return Number(
    serverFormattedText(`hour ${timeZone} ${atMs}`, () =>
      new Intl.DateTimeFormat("en", options).format(atMs),
    ),
  );
}
