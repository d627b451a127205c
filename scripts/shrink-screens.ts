import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/**
 * Pictures that the tests compare screens with need no more than 256 colours: what that changes in them is far below
 * what the tests take for a difference, and a third of the bytes is left.
 */
const folder = fileURLToPath(new URL("../tests/browser/screens", import.meta.url));
for (const name of await readdir(folder)) {
  const path = join(folder, name);
  const picture = await readFile(path);
  const { isPalette } = await sharp(picture).metadata();
  if (!isPalette)
    await writeFile(path, await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
}
