import type { Venue } from "#contract/catalog.ts";
import { distanceM } from "#domain/geo.ts";
import { walkText } from "#messages/distance.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pointOf } from "./nearest-venues.ts";
import { usePosition } from "./position.ts";

/** How far the venue is, and how long on foot; nothing while the position is not known. */
export function VenueDistance({ venue }: { venue: Pick<Venue, "coordinates"> }) {
  const { locale } = useMessages();
  const { position } = usePosition();
  return position && <span>{walkText(distanceM(position, pointOf(venue)), locale)}</span>;
}
