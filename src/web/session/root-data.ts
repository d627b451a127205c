import { useRouteLoaderData } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import type { OwnLook, Site } from "#contract/site.ts";
import type { Locale } from "#domain/locale.ts";

/** What the root route's loader answers for every page. */
export interface RootData {
  locale: Locale;
  /** The script with the language's messages. */
  languageFile: string | undefined;
  analyticsUrl: string | undefined;
  site: Site;
  /** What administrators have set; absent where that is nothing. */
  look?: OwnLook;
  isGoogleConfigured: boolean;
  user: CurrentUser | undefined;
  requestId: string;
  renderedAtMs: number;
}

/** Undefined only where the root's loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
