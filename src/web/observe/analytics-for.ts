import type { CurrentUser } from "#contract/account.ts";
import type { Analytics } from "#contract/site.ts";
import { ADMIN_ROLE } from "#domain/account.ts";

/** The script that counts visits: on the production host alone, and never for an administrator. */
export function analyticsFor(
  analytics: Analytics | undefined,
  host: string,
  user: Pick<CurrentUser, "role"> | undefined,
): string | undefined {
  return analytics?.host === host && user?.role !== ADMIN_ROLE ? analytics.url : undefined;
}
