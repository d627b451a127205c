import { useContext } from "react";
import { ServerDocument } from "#web/ui/server-document.ts";
import { CLOSED_LEGEND_SCRIPT } from "./closed-legend-script.ts";
import { EARLY_INPUT_SCRIPT } from "./early-input-script.ts";
import { LATE_START_SCRIPT } from "./late-start-script.ts";
import { STORAGE_SCRIPT } from "./storage-script.ts";

/** Runs before anything else of a page. */
export function HeadScript() {
  const { nonce } = useContext(ServerDocument);
  const html = STORAGE_SCRIPT + CLOSED_LEGEND_SCRIPT + EARLY_INPUT_SCRIPT + LATE_START_SCRIPT;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
