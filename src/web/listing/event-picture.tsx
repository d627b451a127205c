import type { ComponentProps } from "react";
import { isOutside, pictureSet, pictureUrl } from "#contract/pictures.ts";

interface EventPictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "id" | "alt"> {
  id: string;
  /** The address of its picture, wherever that is. */
  image: string;
  width: number;
}

/** An event's picture, in the size and the format that suit the screen. What it shows is said beside it. */
export function EventPicture({ id, image, width, ...rest }: EventPictureProps) {
  if (!isOutside(image)) return <img {...rest} src={image} alt="" width={width} />;
  const picture = { owner: { event: id }, image };
  return (
    <picture style={{ display: "contents" }}>
      <source type="image/avif" srcSet={pictureSet(picture, width, "avif")} />
      <img
        {...rest}
        src={pictureUrl(picture, width, "webp")}
        srcSet={pictureSet(picture, width, "webp")}
        alt=""
        width={width}
      />
    </picture>
  );
}
