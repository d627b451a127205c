import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Parts of the typeface by the letters they have. A picture on a page loads nothing, so it brings them along. */
const PARTS = [
  { file: "latin", letters: /[\u0020-\u024f]/, range: "U+0000-02FF,U+2000-206F" },
  {
    file: "cyrillic",
    letters: /[\u0400-\u045f\u0490\u0491]/,
    range: "U+0301,U+0400-045F,U+0490-0491,U+2116",
  },
].map((part) => ({ ...part, css: undefined as string | undefined }));

/** The faces that these letters need. */
export function fontFaces(text: string): string {
  return PARTS.filter(({ letters }) => letters.test(text))
    .map((part) => {
      part.css ??= faceOf(part);
      return part.css;
    })
    .join("");
}

function faceOf({ file, range }: { file: string; range: string }): string {
  const path = require.resolve(`@fontsource-variable/manrope/files/manrope-${file}-wght-normal.woff2`);
  const data = readFileSync(path).toString("base64");
  return `@font-face{font-family:Manrope;font-weight:200 800;unicode-range:${range};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}
