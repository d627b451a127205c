import { createContext } from "react";

/** What the server alone knows of the page that it renders; empty in the browser. */
export interface ServerDocument {
  /** Marks inline scripts as ours, so that their hashes become part of the page's policy. */
  nonce?: string;
  /** Whether the scripts wait until what can be seen has come; see `LATE_START_SCRIPT`. */
  startsLate?: boolean;
}

export const ServerDocument = createContext<ServerDocument>({});
