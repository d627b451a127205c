import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";

/** Makes the icons of the installed product from the brand's sign: `node scripts/icons.ts`, after the sign changed. */
const folder = fileURLToPath(new URL("../public/", import.meta.url));
const sign = (await readFile(`${folder}favicon.svg`, "utf8")).replace(
  "<svg ",
  '<svg x="X" y="X" width="S" height="S" ',
);
const NIGHT = "#0B1220";

// Systems cut a maskable icon to a circle of four fifths of its width; the sign stays well within.
const ICONS = [
  { name: "icon-192", size: 192, share: 0.94, ground: "none" },
  { name: "icon-512", size: 512, share: 0.94, ground: "none" },
  { name: "maskable-512", size: 512, share: 0.56, ground: NIGHT },
  { name: "apple-touch-icon", size: 180, share: 0.68, ground: NIGHT },
];

await mkdir(`${folder}icons`, { recursive: true });
for (const { name, size, share, ground } of ICONS) {
  const side = size * share;
  const placed = sign.replaceAll('"X"', `"${(size - side) / 2}"`).replaceAll('"S"', `"${side}"`);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>${placed}</svg>`;
  await writeFile(`${folder}icons/${name}.png`, new Resvg(drawing).render().asPng());
}
