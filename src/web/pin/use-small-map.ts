import { useEffect, useRef, useState } from "react";
import type { BasemapSources } from "#contract/basemap.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useColorScheme } from "#web/ui/color-scheme.ts";
import type { PinMapHandle, SmallMapOptions } from "./small-map.ts";

/** Binds a small map to React: it is made once, wears the page's colours, and goes with the component. */
export function useSmallMap<Made extends PinMapHandle>(
  basemap: BasemapSources,
  title: string,
  create: (options: SmallMapOptions) => Promise<Made>,
) {
  const { t, locale } = useMessages();
  const scheme = useColorScheme();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Made>();
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, and told of later changes
  useEffect(() => {
    let isGone = false;
    let made: Made | undefined;
    create({
      container: container.current as HTMLDivElement,
      scheme,
      language: locale,
      basemap,
      words: { map: title, wheel: t("pin.wheel"), fingers: t("pin.fingers") },
    })
      .then((created) => {
        if (isGone) return created.destroy();
        made = created;
        setMap(created);
      })
      // There is no map without WebGL.
      .catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);

  useEffect(() => map?.setScheme(scheme), [map, scheme]);
  return { container, map, hasFailed };
}
