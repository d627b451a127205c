import { urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { pins } from "#web/listing/pins.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useColorScheme } from "#web/ui/color-scheme.ts";
import classes from "./item-detail.module.css";

interface PlacePictureProps {
  at: readonly [longitude: number, latitude: number];
  category: VenueCategory;
}

/** The surroundings of a place, drawn by the server; decorative beside its address. */
export function PlacePicture({ at: [longitude, latitude], category }: PlacePictureProps) {
  const { locale } = useMessages();
  const scheme = useColorScheme();
  return (
    <div className={classes.map}>
      <img
        src={urls.smallMap({ longitude, latitude }, "street", scheme, locale)}
        alt=""
        width={680}
        height={220}
      />
      <img src={pins[category]} alt="" width={43} height={64} className={classes.pin} />
    </div>
  );
}
