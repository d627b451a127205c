import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./venue-list.module.css";

const EVENING_HOUR = 17;
const MORNING_HOUR = 5;

/** In the evening of the place seen, which the server knows as well as the browser, a line above the list offers what is on tonight in view, unless days or a moment are chosen. */
export function TonightOffer() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { tonight = 0, listed } = useMapData();
  const hour = hourAt(useNow(), listed[0]?.timeZone);
  const isEvening = hour >= EVENING_HOUR || hour < MORNING_HOUR;
  const { from, to, when } = filter;
  if (!isEvening || tonight === 0 || from !== undefined || to !== undefined || when !== undefined)
    return null;
  return (
    <PlainButton className={classes.offer} onClick={() => setFilter({ when: "tonight" })}>
      <IconMoon size={17} stroke={1.8} aria-hidden />
      {t("filters.tonight-count", { count: tonight })}
    </PlainButton>
  );
}

function hourAt(nowMs: number, timeZone: string | undefined): number {
  return Number(new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(nowMs));
}
