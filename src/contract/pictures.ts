import { hashOf } from "#domain/dice.ts";

/** The sizes and kinds in which pictures from elsewhere are kept. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280] as const;
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface Pictured {
  _id: string;
  image: string;
}

/** Whether an event's picture lies elsewhere; pages never load it from there. */
export function isOutside(image: string): boolean {
  return /^https?:/i.test(image);
}

/** Changes with the picture's address, so that a kept answer is never the wrong picture. */
export function pictureVersion(image: string): string {
  return hashOf(image).toString(36);
}

/** The smallest kept size of an event's picture that fills so many pixels. */
export function pictureUrl({ _id, image }: Pictured, pixels: number, format: PictureFormat): string {
  const width = PICTURE_WIDTHS.find((each) => each >= pixels) ?? PICTURE_WIDTHS.at(-1);
  return `/images/event/${encodeURIComponent(_id)}/${width}.${format}?v=${pictureVersion(image)}`;
}

/** The same for ordinary screens and for those with twice as many pixels. */
export function pictureSet(event: Pictured, pixels: number, format: PictureFormat): string {
  return `${pictureUrl(event, pixels, format)}, ${pictureUrl(event, pixels * 2, format)} 2x`;
}
