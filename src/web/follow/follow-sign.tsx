import IconBuildings from "@tabler/icons-react/dist/esm/icons/IconBuildings.mjs";
import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import IconMap from "@tabler/icons-react/dist/esm/icons/IconMap.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import type { Following } from "#contract/follows.ts";
import classes from "./follow-sign.module.css";

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
    <span className={classes.sign}>
      <Sign size={22} stroke={1.8} aria-hidden />
    </span>
  );
}
