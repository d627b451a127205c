import type { CurrentUser } from "#contract/account.ts";
import type { Analytics } from "#contract/site.ts";
import { ADMIN_ROLE } from "#domain/account.ts";

/**
 * The script that counts visits: on the production host alone, never for an administrator, and never where the address
 * itself is a secret, as that of a mailed link is.
 */
export function analyticsFor(
  analytics: Analytics | undefined,
  { hostname, pathname }: Pick<URL, "hostname" | "pathname">,
  user: Pick<CurrentUser, "role"> | undefined,
): string | undefined {
  const mayCount = user?.role !== ADMIN_ROLE && !/^\/(auth|profile\/claim)\//.test(pathname);
  return analytics?.host === hostname && mayCount ? analytics.url : undefined;
}
