import { LOGIN_NOTICES, type LoginNotice } from "#contract/account.ts";
import type { NoticeTone } from "#web/ui/notice.tsx";

export const NOTICE_TONES: Record<LoginNotice, NoticeTone> = {
  confirmed: "success",
  "already-confirmed": "info",
  "confirm-failed": "error",
  "google-failed": "error",
  "google-unverified": "error",
  "google-unavailable": "error",
  "google-not-configured": "warning",
  "join-google": "info",
};

/** Only words that are ours: an address cannot make the page say anything else. */
export function readLoginNotice(text: string | null): LoginNotice | undefined {
  return LOGIN_NOTICES.find((notice) => notice === text);
}
