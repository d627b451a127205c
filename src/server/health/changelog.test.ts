import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CHANGE_GROUPS } from "#contract/health.ts";
import { notesOf, plansIn, readChangelog } from "./changelog.ts";

const TEXT = `# Changelog

## [Unreleased]

### Added
- Something to come

## [1.2.0] - 2026-11-10

### Added
- A page
  that has two lines

### Security
- A \`lock\`

## [1.1.0] - 2026-10-01
`;

it("OPS-73 the notes of a version are those of its section, else what is to come", () => {
  expect(notesOf("1.2.0", TEXT)).toEqual({
    version: "1.2.0",
    released: "2026-11-10",
    changes: [
      { group: "Added", text: "A page that has two lines" },
      { group: "Security", text: "A `lock`" },
    ],
  });
  expect(notesOf("1.3.0", TEXT)).toMatchObject({ released: null, changes: [{ text: "Something to come" }] });
  expect(notesOf("1.3.0", "")).toEqual({ version: "1.3.0", released: null, changes: [] });
});

it("PAGE-241 what is planned is what the next version adds and changes, as plain sentences", () => {
  expect(plansIn(TEXT)).toEqual(["Something to come"]);
  const next =
    "## [Unreleased]\n\n### Fixed\n- A bug\n\n### Changed\n- `a` and [b](https://b.example)\n\n### Added\n- New";
  expect(plansIn(next)).toEqual(["New", "a and b"]);
  expect(plansIn("")).toEqual([]);
});

it("OPS-80 our own changelog has the form that it names", () => {
  const text = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
  const [first, ...others] = readChangelog(text);
  expect(first?.name).toBe("Unreleased");
  for (const { name, released } of others) {
    expect(name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(released).not.toBeNull();
  }
  const headings = text.match(/^###? .*$/gm) ?? [];
  const known = [...CHANGE_GROUPS.map((group) => `### ${group}`)];
  expect(headings.filter((line) => !line.startsWith("## [") && !known.includes(line))).toEqual([]);
});

it("OPS-95 our own changelog tells nothing twice", () => {
  const text = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
  for (const { name, changes } of readChangelog(text)) {
    const beginnings = changes.map((change) => change.text.slice(0, 40));
    expect(
      beginnings.filter((beginning, place) => beginnings.indexOf(beginning) !== place),
      name,
    ).toEqual([]);
  }
});
