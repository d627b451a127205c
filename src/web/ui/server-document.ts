import { createContext } from "react";

/** What stands around the content of a page: the bar above it, footer and thumb's bar below it. */
export type FragmentName = "header" | "footer";

/** What the server alone knows of the page that it renders; empty in the browser. */
export interface ServerDocument {
  /** Marks inline scripts as ours, so that their hashes become part of the page's policy. */
  nonce?: string;
  /**
   * What the scripts wait for, if they do: until everything that can be seen has come, or only the style sheets, with
   * which they would compete for a slow line; see `LATE_START_SCRIPT`.
   */
  start?: "when-loaded" | "when-styled" | undefined;
  /** HTML of fragments that were rendered for an earlier page; see `CachedFragment`. */
  fragments?: ReadonlyMap<FragmentName, string> | undefined;
}

export const ServerDocument = createContext<ServerDocument>({});
