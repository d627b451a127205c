import type { Following } from "#contract/follows.ts";
import {
  IconBuildings,
  IconHeart,
  IconList,
  IconMap,
  IconMapPin,
  IconSearch,
  IconUsers,
} from "#web/ui/icons.ts";

const SIGNS = {
  city: IconBuildings,
  venue: IconMapPin,
  organizer: IconUsers,
  category: IconList,
  search: IconSearch,
  area: IconMap,
  favorites: IconHeart,
} as const;

/** What kind of thing is followed, as a picture. */
export function FollowSign({ kind }: { kind: Following["kind"] | "favorites" }) {
  const Sign = SIGNS[kind];
  return (
    <span className="middle fixed muted on-soft radius-sm square-44">
      <Sign size={22} stroke={1.8} aria-hidden />
    </span>
  );
}
