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
  "for-favorite": "info",
  "for-follow": "info",
  "for-reminder": "info",
  "account-deleted": "success",
};

/** Known codes only: an address cannot inject text into the page. */
export function readLoginNotice(text: string | null): LoginNotice | undefined {
  return Object.keys(NOTICE_TONES).find((notice): notice is LoginNotice => notice === text);
}
