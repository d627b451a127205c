import { useState } from "react";
import type { Event } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";

interface PosterImageProps {
  event: Pick<Event, "_id" | "image">;
  width: number;
  height: number;
  className?: string | undefined;
  isLazy?: boolean;
}

/** The event's picture, or its generated poster where that one does not load. What it shows is said beside it. */
export function PosterImage({ event, width, height, className, isLazy = true }: PosterImageProps) {
  const [brokenImage, setBrokenImage] = useState<string>();
  const generated = urls.poster(event._id);
  return (
    <img
      src={brokenImage === event.image ? generated : event.image}
      alt=""
      width={width}
      height={height}
      className={className}
      loading={isLazy ? "lazy" : "eager"}
      decoding="async"
      draggable={false}
      onError={() => setBrokenImage(event.image)}
    />
  );
}
