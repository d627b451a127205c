import { EARLY_INPUT_SCRIPT } from "./early-input-script.ts";
import { STORAGE_SCRIPT } from "./storage-script.ts";

/** Runs before anything else of a page. */
export function HeadScript({ nonce }: { nonce: string | undefined }) {
  const html = STORAGE_SCRIPT + EARLY_INPUT_SCRIPT;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by the nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
