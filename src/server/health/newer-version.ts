import { z } from "zod";
import type { NewerVersion } from "#contract/health.ts";
import { ANY_NETWORK, fetchGuarded } from "#server/platform/http-client/http-client.ts";
import { readChangelog } from "./changelog.ts";

/** A release as GitHub, Forgejo, Gitea and GitLab tell it. */
const Release = z.object({
  tag_name: z.string(),
  draft: z.boolean().optional(),
  prerelease: z.boolean().optional(),
  upcoming_release: z.boolean().optional(),
  html_url: z.url({ protocol: /^https?$/ }).optional(),
  _links: z.object({ self: z.url({ protocol: /^https?$/ }).optional() }).optional(),
  published_at: z.string().nullish(),
  released_at: z.string().nullish(),
  body: z.string().nullish(),
  description: z.string().nullish(),
});
type Release = z.infer<typeof Release>;
const Releases = z.union([z.array(Release), Release.transform((release) => [release])]);

const MAX_BYTES = 2 << 20;
const TIMEOUT_MS = 5_000;
const VERSION = /^v?(\d+)\.(\d+)\.(\d+)(-[\w.]+)?$/;

/** The newest release at an address of the settings, where it is newer than ours. Nothing of this site is sent. */
export async function askNewerVersion(url: string, own: string): Promise<NewerVersion | null> {
  const { status, body } = await fetchGuarded(url, {
    // The operator names it, so it may be in their own network.
    network: ANY_NETWORK,
    // GitHub rejects requests without a User-Agent.
    headers: { accept: "application/json", "user-agent": "Whereabouts" },
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  if (status !== 200) throw new Error(`The list of releases answered ${status}.`);
  const releases = Releases.parse(JSON.parse(body.toString("utf8")));
  const newest = releases
    .filter(({ draft, prerelease, upcoming_release: isToCome }) => !draft && !prerelease && !isToCome)
    .filter(({ tag_name: tag }) => VERSION.test(tag) && !tag.includes("-"))
    .toSorted((a, b) => compareVersions(b.tag_name, a.tag_name))[0];
  if (!newest || compareVersions(newest.tag_name, own) <= 0) return null;
  return described(newest);
}

function described(release: Release): NewerVersion {
  const version = release.tag_name.replace(/^v/, "");
  const released = (release.published_at ?? release.released_at)?.slice(0, 10) ?? "";
  const notes = (release.body ?? release.description ?? "").replaceAll("\r", "");
  const [section] = readChangelog(`## [${version}]\n${notes}`);
  return {
    version,
    released: z.iso.date().safeParse(released).data ?? null,
    url: release.html_url ?? release._links?.self ?? null,
    changes: section?.changes ?? [],
  };
}

/** By their numbers; a version that is to come is before the one that came. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => VERSION.exec(text));
  for (const place of [1, 2, 3]) {
    const difference = Number(a?.[place] ?? 0) - Number(b?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b?.[4] !== undefined) - Number(a?.[4] !== undefined);
}
