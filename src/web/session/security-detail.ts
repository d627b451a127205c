import type { SecurityKind } from "#domain/security-log.ts";
import type { Translate } from "#messages/translate.ts";

/** What an entry of the security log says besides its kind: a word of ours, or the name of a venue or page. */
export function securityDetail(
  { kind, detail }: { kind: SecurityKind; detail: string | null },
  t: Translate,
): string {
  if (!detail) return "";
  const isName = kind === "page-granted" || kind === "page-withdrawn";
  return ` (${isName ? detail : t(`security.detail.${detail as "password"}`)})`;
}
