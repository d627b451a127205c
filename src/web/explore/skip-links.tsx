import { useMessages } from "#web/messages/messages-provider.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { focusChips, focusDays, focusMap } from "./screen-focus.ts";
import { focusListArea } from "./venue-list/list-focus.ts";
import { LIST_HEADING_ID } from "./venue-list/venue-list.tsx";

/** The first stops of the Tab key. */
export const FIRST_SKIPS = [
  ["map.skip", focusListArea],
  ["map.skip-filters", focusChips],
] as const;
/** After the chips; before the list they would be two stops more to the first venue. */
export const LATER_SKIPS = [
  ["map.skip-timeline", focusDays],
  ["map.skip-map", focusMap],
] as const;

/** With them every part of the screen is a few stops of the Tab key away. */
export function SkipLinks({ skips }: { skips: typeof FIRST_SKIPS | typeof LATER_SKIPS }) {
  const { t } = useMessages();
  return skips.map(([text, follow]) => (
    <SkipLink key={text} to={LIST_HEADING_ID} onFollow={follow}>
      {t(text)}
    </SkipLink>
  ));
}
