import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

const OURS = ["manrope-600.ttf", "manrope-800.ttf"];
/** Typefaces for letters that ours lacks; most cards need none of them. */
const OTHERS = [
  { file: "noto-sans-arabic-700.ttf", letters: /\p{Script=Arabic}/u },
  { file: "noto-sans-jp-700.otf", letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u },
];
const SUPPLIED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** A drawing as a PNG with few enough colours to be small. */
export async function renderCard(svg: string): Promise<Buffer> {
  const texts = [...svg.matchAll(/<text[^<>]*>([^<]*)</g)].map(([, text]) => text).join("");
  const needed = OTHERS.filter(({ letters }) => letters.test(texts)).map(({ file }) => file);
  const drawn = await renderAsync(svg, {
    font: {
      fontFiles: [...OURS, ...needed].map((file) =>
        fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)),
      ),
      // Letters of other scripts are taken from wherever this machine has them, which takes longer.
      loadSystemFonts: !SUPPLIED.test(texts),
      defaultFontFamily: "Manrope",
    },
  });
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
