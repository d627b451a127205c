import type { Place } from "#contract/places.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import { distanceText } from "#messages/distance.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconBuildingCommunity, IconMap2, IconMapPin, IconSend, IconWorld } from "#web/ui/icons.ts";
import { MarkedText } from "./marked-text.tsx";
import { placeWhere } from "./place-where.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

const ICONS = {
  city: IconBuildingCommunity,
  district: IconBuildingCommunity,
  region: IconMap2,
  country: IconWorld,
  address: IconMapPin,
} as const;

interface PlaceRowsProps {
  places: readonly Place[];
  /** What of the names is marked. */
  text: string;
  /** Where distances are told from. */
  from: Point | undefined;
  onChoose(place: Place): void;
}

/** Places to fly to, each with what it is and how much is on there. */
export function PlaceRows({ places, text, from, onChoose }: PlaceRowsProps) {
  const { t, locale } = useMessages();
  return places.map((place) => {
    const { name, kind, coordinates, events } = place;
    const [longitude, latitude] = coordinates;
    const Icon = ICONS[kind];
    const where = kind === "country" ? undefined : placeWhere(place, places, locale);
    const facts = [
      kind === "city" ? undefined : t(`search.kind-${kind}`),
      where,
      t("search.events", { count: events }),
      kind !== "country" && from ? distanceText(distanceM(from, { longitude, latitude }), locale) : undefined,
    ];
    return (
      <SuggestionRow
        key={`${kind} ${name} ${coordinates}`}
        icon={<Icon size={20} stroke={1.8} aria-hidden />}
        title={
          <span {...textProps(name, locale)}>
            <MarkedText text={name} searched={text} />
          </span>
        }
        facts={facts.filter(Boolean).join(" · ")}
        end={<IconSend size={18} stroke={1.8} aria-label={t("search.fly")} />}
        onChoose={() => onChoose(place)}
      />
    );
  });
}
