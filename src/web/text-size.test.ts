import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeVariables } from "#web/ui/theme.ts";

const WEB = new URL(".", import.meta.url);

function matches(files: string, pattern: RegExp): string[] {
  return globSync(files, { cwd: WEB }).flatMap((file) =>
    readFileSync(new URL(file, WEB), "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

// Pixels ignore the text size that visitors set in their browser.
describe("A11Y-01: text grows with the browser's text size", () => {
  it("style sheets measure text in rem", () => {
    expect(matches("**/*.css", /^\s*(font|font-size|line-height|letter-spacing):.*\dpx/)).toEqual([]);
  });

  it("what holds text grows with it", () => {
    expect(matches("**/*.css", /^\s*(min-height|--button-height):.*\d\dpx/)).toEqual([]);
  });

  it("layouts change by the size of the text", () => {
    expect(matches("**/*.css", /@(media|container).*\dpx/)).toEqual([]);
    expect(matches("**/*.{ts,tsx}", /"\((min|max)-(width|height): [\d.]+px\)"/)).toEqual([]);
  });

  it("components and the theme do not set text in pixels", () => {
    expect(matches("**/*.tsx", /\b(fontSize|lineHeight)(:|=\{?)\s*"?(\d|Math)/)).toEqual([]);
    const sizes = Object.entries(themeVariables.constants).filter(([name]) => name.startsWith("--text-"));
    expect(sizes.filter(([, size]) => !size.endsWith("rem"))).toEqual([]);
  });
});
