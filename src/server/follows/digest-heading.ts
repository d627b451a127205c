import type { Translate } from "#messages/server.ts";

/** How many events are new and how many have changed. */
export function digestHeading(added: number, changed: number, t: Translate): string {
  if (changed === 0) return t("digest.heading-new", { count: added });
  if (added === 0) return t("digest.heading-changed", { count: changed });
  return t("digest.heading-both", { added, changed });
}
