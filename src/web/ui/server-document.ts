import { createContext } from "react";

/** Parts of pages by name, as they are sent. */
export type KeptParts = Map<string, Uint8Array>;

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
}

export const ServerDocument = createContext<ServerDocument>({});
