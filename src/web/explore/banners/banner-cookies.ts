import { BANNER_COOKIES } from "#contract/page-request.ts";

export type Banner = keyof typeof BANNER_COOKIES;

const YEAR_S = 365 * 24 * 60 * 60;

/** The banners a visitor has closed, from the header their browser sends: the first HTML is then already right. */
export function closedBanners(cookieHeader: string | null): Banner[] {
  const names = (cookieHeader ?? "").split(";").map((pair) => pair.split("=", 1)[0]?.trim());
  return (Object.keys(BANNER_COOKIES) as Banner[]).filter((banner) => names.includes(BANNER_COOKIES[banner]));
}

export function closingCookie(banner: Banner): string {
  return `${BANNER_COOKIES[banner]}=true; path=/; max-age=${YEAR_S}; samesite=lax`;
}
