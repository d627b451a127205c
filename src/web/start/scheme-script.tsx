import { useContext } from "react";
import { BAR_COLOR, SCHEME_KEY } from "#web/ui/color-scheme.ts";
import { ServerDocument } from "#web/ui/server-document.ts";

/** Runs before the first paint: what was chosen, or else what the system prefers, decides the colours. */
const script = `try {
  var stored = localStorage.getItem("${SCHEME_KEY}");
  var choice = stored === "light" || stored === "dark" ? stored : "auto";
  var dark = choice === "dark" || (choice === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.colorScheme = dark ? "dark" : "light";
  document.documentElement.dataset.schemeChoice = choice;
  document.querySelector('meta[name="theme-color"]').content = dark ? "${BAR_COLOR.dark}" : "${BAR_COLOR.light}";
} catch {}`;

export function SchemeScript() {
  const { nonce } = useContext(ServerDocument);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
