import { createContext } from "react";
import type { PagePiece } from "#contract/pages.ts";

/** Parts of pages by name; long ones as they are sent. */
export type KeptParts = Map<string, PagePiece>;

/** What the server alone knows of the page that it renders; empty in the browser. */
export interface ServerDocument {
  /** Marks inline scripts as ours, so that their hashes become part of the page's policy. */
  nonce?: string;
  /**
   * What the scripts wait for, if they do: until everything that can be seen has come, or only the style sheets, with
   * which they would compete for a slow line; see `LATE_START_SCRIPT`.
   */
  start?: "when-loaded" | "when-styled" | undefined;
  /** Which page it is, for parts that all of its kind share; none where it has failed or may be changed at any time. */
  route?: string | undefined;
  /** Where parts are kept, by name; see `KeptPart`. */
  parts?: KeptParts | undefined;
  /** What is rendered is a part that will be kept: those within it are not kept by themselves. */
  isInPart?: boolean;
}

export const ServerDocument = createContext<ServerDocument>({});
