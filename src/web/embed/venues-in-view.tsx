import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { useEngine } from "#web/map-view/engine.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./venues-in-view.module.css";

const MAX_VENUES = 50;

/** The venues of the view as a list, folded until it is opened; a spot with several opens it, and so does a missing map. */
export function VenuesInView() {
  const { t, locale } = useMessages();
  const data = useMapData();
  const { panel, spotIds, openVenue } = usePanels();
  const { mapFailure } = useEngine();
  const isSpot = panel === "spot";
  const venues = isSpot ? data.listed.filter(({ _id }) => spotIds.includes(_id)) : data.listed;
  const count = isSpot ? spotIds.length : data.totals?.venues;
  return (
    <details
      className={classes.list}
      open={isSpot || mapFailure !== null || undefined}
      key={isSpot ? "spot" : (mapFailure ?? "view")}
    >
      <summary>{count === undefined ? t("embed.loading") : t("embed.venues", { count })}</summary>
      <ul>
        {venues.slice(0, MAX_VENUES).map(({ _id, name, category }) => (
          <li key={_id}>
            <PlainButton className={classes.venue} onClick={() => openVenue(_id)}>
              <CategoryGlyph category={category} size={20} />
              <span {...textProps(name, locale)}>{name}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
