import { CHANGE_GROUPS, type VersionNotes } from "#contract/health.ts";

export interface ChangelogSection {
  /** "Unreleased", or a version. */
  name: string;
  released: string | null;
  changes: VersionNotes["changes"];
}

const SECTION = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/** The sections of a file by Keep a Changelog, the newest first. */
export function readChangelog(text: string): ChangelogSection[] {
  const sections: ChangelogSection[] = [];
  let group: (typeof CHANGE_GROUPS)[number] | undefined;
  for (const line of text.split("\n")) {
    const [, name, released = null] = SECTION.exec(line) ?? [];
    const changes = sections.at(-1)?.changes;
    if (name) {
      sections.push({ name, released, changes: [] });
      group = undefined;
    } else if (line.startsWith("### ")) group = CHANGE_GROUPS.find((each) => each === line.slice(4).trim());
    else if (line.startsWith("- ") && group) changes?.push({ group, text: line.slice(2).trim() });
    // A long change goes on in the next line.
    else if (line.startsWith("  ") && changes?.length) changes.at(-1)!.text += ` ${line.trim()}`;
  }
  return sections;
}

/** What is new in a version; of one that is not released, what is to come. */
export function notesOf(version: string, text: string): Omit<VersionNotes, "newer"> {
  const sections = readChangelog(text);
  const found =
    sections.find(({ name }) => name === version) ?? sections.find(({ name }) => name === "Unreleased");
  return { version, released: found?.released ?? null, changes: found?.changes ?? [] };
}

/** Enough for a page to be read. */
const MAX_PLANS = 20;

/** What is added and changed in the version that is not released yet, as plain sentences. */
export function plansIn(text: string): string[] {
  const changes = readChangelog(text).find(({ name }) => name === "Unreleased")?.changes ?? [];
  return ["Added", "Changed"]
    .flatMap((group) => changes.filter((change) => change.group === group))
    .map((change) => change.text.replaceAll("`", "").replace(/\[([^\][]*)\]\([^()]*\)/g, "$1"))
    .slice(0, MAX_PLANS);
}
