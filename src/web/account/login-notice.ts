import type { LoginNotice } from "#contract/account.ts";
import type { NoticeTone } from "#web/ui/notice.tsx";

export const NOTICE_TONES: Readonly<Record<LoginNotice, NoticeTone>> = {
  "signed-up": "success",
  "link-sent": "success",
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
  return Object.keys(NOTICE_TONES).find((notice): notice is LoginNotice => notice === text);
}
