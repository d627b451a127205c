import { useState } from "react";
import type { Event } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { EventPicture } from "./event-picture.tsx";
import classes from "./poster-image.module.css";

interface PosterImageProps {
  event: Pick<Event, "_id" | "image">;
  width: number;
  height: number;
  className?: string | undefined;
  isLazy?: boolean;
}

/** The event's picture, or its generated poster where that one does not load. Decorative: its text is beside it. */
export function PosterImage({ event, width, height, className = "", isLazy = true }: PosterImageProps) {
  const [brokenImage, setBrokenImage] = useState<string>();
  const source = brokenImage === event.image ? urls.poster(event._id) : event.image;
  return (
    <span className={`${classes.frame} ${className}`}>
      <EventPicture
        id={event._id}
        image={source}
        width={width}
        height={height}
        loading={isLazy ? "lazy" : "eager"}
        decoding="async"
        draggable={false}
        onError={() => setBrokenImage(event.image)}
      />
    </span>
  );
}
