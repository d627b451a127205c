import type { ComponentProps } from "react";
import { isOutside, pictureSet, pictureUrl, withoutWords } from "#contract/pictures.ts";

interface EventPictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "id" | "alt"> {
  id: string;
  /** The address of its picture, wherever that is. */
  image: string;
  width: number;
}

/** An event's picture, in the size and format for the screen. Decorative: its text is beside it. */
export function EventPicture({ id, image, width, ...rest }: EventPictureProps) {
  if (!isOutside(image)) return <img {...rest} src={withoutWords(image)} alt="" width={width} />;
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
