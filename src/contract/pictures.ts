import { hashOf } from "#domain/dice.ts";

/** The sizes and kinds in which pictures from elsewhere are kept. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280] as const;
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Whose picture it is. Pictures are asked for by these, so that no other address ever can be. */
export type PictureOwner = { event: string } | { article: string } | { site: SitePicture } | "me";

/** The pictures of an instance of one's own. */
export const SITE_PICTURES = ["logo", "hero"] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];

export interface OwnedPicture {
  owner: PictureOwner;
  /** The picture's own address. */
  image: string;
}

/** Whether a picture lies elsewhere; pages never load it from there. */
export function isOutside(image: string): boolean {
  return /^https?:/i.test(image);
}

/** A generated poster without its words; any other picture as it is. */
export function withoutWords(image: string): string {
  return image.replace(/^(\/posters\/\d+)\.svg/, "$1-art.svg");
}

/** Changes with the picture's address, so that a kept answer is never the wrong picture. */
export function pictureVersion(image: string): string {
  return hashOf(image).toString(36);
}

/** The smallest kept size of a picture that fills so many pixels; a picture of ours is at its own address. */
export function pictureUrl({ owner, image }: OwnedPicture, pixels: number, format: PictureFormat): string {
  if (!isOutside(image)) return image;
  const width = PICTURE_WIDTHS.find((each) => each >= pixels) ?? PICTURE_WIDTHS.at(-1);
  return `/images/${pathOf(owner)}/${width}.${format}?v=${pictureVersion(image)}`;
}

/** The same for ordinary screens and for those with twice as many pixels. */
export function pictureSet(picture: OwnedPicture, pixels: number, format: PictureFormat): string {
  return `${pictureUrl(picture, pixels, format)}, ${pictureUrl(picture, pixels * 2, format)} 2x`;
}

function pathOf(owner: PictureOwner): string {
  if (owner === "me") return "me";
  const [[kind, id] = ["", ""]] = Object.entries(owner);
  return `${kind}/${encodeURIComponent(id)}`;
}
