import { readChangelog } from "#server/health/changelog.ts";

/** A release that is not made, with the reason. */
export class ReleaseRefused extends Error {}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const STEPS = ["major", "minor", "patch"];
const USAGE = "Usage: npm run release -- major|minor|patch|X.Y.Z";

const partsOf = (version: string) => VERSION.exec(version)?.slice(1).map(Number);

/** The version that is wanted, which is newer than the present one. */
export function nextVersion(current: string, wanted: string | undefined): string {
  const before = partsOf(current);
  if (!before) throw new ReleaseRefused(`The present version, ${current}, is not X.Y.Z.`);
  if (wanted === undefined) throw new ReleaseRefused(USAGE);
  const step = STEPS.indexOf(wanted);
  const after =
    step < 0
      ? partsOf(wanted)
      : before.map((part, place) => (place < step ? part : place === step ? part + 1 : 0));
  if (!after) throw new ReleaseRefused(`${wanted} is no version. ${USAGE}`);
  const differing = after.findIndex((part, place) => part !== before[place]);
  if (differing < 0 || after[differing]! < before[differing]!)
    throw new ReleaseRefused(`${after.join(".")} is not newer than ${current}, the present version.`);
  return after.join(".");
}

const UNRELEASED = "## [Unreleased]\n";

/** The changelog, in which what was to come has become the version. */
export function moveUnreleased(text: string, version: string, date: string): string {
  const [unreleased, ...released] = readChangelog(text);
  if (unreleased?.name !== "Unreleased" || !text.includes(UNRELEASED))
    throw new ReleaseRefused("CHANGELOG.md does not begin with a section ## [Unreleased].");
  if (unreleased.changes.length === 0)
    throw new ReleaseRefused("CHANGELOG.md tells no change under Unreleased: there is nothing to release.");
  if (released.some(({ name }) => name === version))
    throw new ReleaseRefused(`CHANGELOG.md has a section ${version} already.`);
  return text.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${date}\n`);
}

/** The upgrade notes, in which what was to come is the version's; a version may ask nothing of operators. */
export const moveUpgradeNotes = (text: string, version: string) =>
  text.replace(/^## Unreleased$/m, `## ${version}`);
