import { routes } from "#contract/urls.ts";

export const LOG_PAGE = 10;

/** The entries before one of them, or the newest. */
export const logUrl = (before = "") => `${routes.ownSecurityLog}?limit=${LOG_PAGE}&before=${before}`;
