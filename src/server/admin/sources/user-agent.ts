import type { Site } from "#contract/site.ts";

/** How we name ourselves to other servers, with a contact. */
export function userAgentOf({ name, publicUrl, contactEmail }: Site): string {
  return `${name} (${publicUrl}; ${contactEmail})`;
}
