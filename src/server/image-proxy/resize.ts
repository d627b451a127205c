import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "#contract/pictures.ts";

const MAX_PIXELS = 32_000_000;
const MASTER_WIDTH = 1_280;
/** libvips works in its own threads, and is stopped there. */
const DECODE_SECONDS = 15;

// Only formats that browsers show are decoded, whatever the content type claims.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

function open(picture: Buffer): Sharp {
  return sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: "error" });
}

/** The stored master: upright, without metadata, and no wider than the largest size in use. */
export function masterOf(picture: Buffer): Promise<Buffer> {
  return open(picture)
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
    .webp({ quality: 88, effort: 2 })
    .toBuffer();
}

export function variantOf(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = open(master).resize({ width, withoutEnlargement: true });
  return (
    format === "avif" ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78 })
  ).toBuffer();
}

export function cutOut(master: Buffer, width: number, height: number): Promise<Buffer> {
  return open(master).resize({ width, height, fit: "cover" }).jpeg({ quality: 88 }).toBuffer();
}
