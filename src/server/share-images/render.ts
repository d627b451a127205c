import { fileURLToPath } from "node:url";
import { CARD } from "./card.ts";

const fontFiles = ["manrope-600.ttf", "manrope-800.ttf"].map((file) =>
  fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)),
);
const OURS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** A drawing as a PNG with few enough colours to be small. Both steps run on threads of their own. */
export async function renderCard(svg: string, texts: string): Promise<Buffer> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import("@resvg/resvg-js"),
    import("sharp"),
  ]);
  const drawn = await renderAsync(svg, {
    // Letters that our typeface lacks are taken from wherever this machine has them, which takes longer.
    font: { fontFiles, loadSystemFonts: !OURS.test(texts), defaultFontFamily: "Manrope" },
  });
  return sharp(drawn.pixels, { raw: { ...CARD, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
