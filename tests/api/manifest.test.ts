import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { app } = await startTestApp(await openTestDatabase(), { SITE_NAME: "Around Town" });

it("PAGE-09 the product can be installed: a name, a start, icons of the sizes they claim, and shortcuts", async () => {
  const answer = await app.inject(routes.manifest);
  expect(answer.headers["content-type"]).toMatch("application/manifest+json");
  const manifest = answer.json();
  expect(manifest).toMatchObject({ name: "Around Town", start_url: "/map", display: "standalone" });
  expect(manifest.shortcuts.length).toBeGreaterThan(1);
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons);
  expect(shortcutIcons).toHaveLength(manifest.shortcuts.length);
  for (const { src, sizes } of [...manifest.icons, ...shortcutIcons]) {
    const file = readFileSync(fileURLToPath(new URL(`../../public${src}`, import.meta.url)));
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
});
