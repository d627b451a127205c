import { ANNOUNCEMENT_COOKIE } from "#contract/page-request.ts";
import type { ShownAnnouncement } from "#domain/instance.ts";

const YEAR_S = 365 * 24 * 60 * 60;

export function announcementCookie(id: string): string {
  return `${ANNOUNCEMENT_COOKIE}=${id}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** The announcement, unless this very one was closed in this browser: the first HTML is then already right. */
export function unlessClosed(
  announcement: ShownAnnouncement | undefined,
  cookies: string | null,
): ShownAnnouncement | undefined {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  return announcement && pairs.includes(`${ANNOUNCEMENT_COOKIE}=${announcement.id}`)
    ? undefined
    : announcement;
}
