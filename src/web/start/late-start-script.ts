/** A picture that never comes must not keep the page from starting. */
const LATEST_MS = 3_000;

/**
 * Starts the scripts that `PageScripts` holds back, when what can be seen of the page has come, or when it is touched. A
 * page to read is complete without them; fetched with it, they only take a slow line from its type and its pictures. The
 * map's page waits for its style sheets alone: its list can be read with these, and the inline scripts, which wait for
 * them, come before `DOMContentLoaded`.
 */
export const LATE_START_SCRIPT = `{
  let isStarted = false;
  const start = () => {
    // On a slow line the page may be touched before its end has come.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    const waiting = document.querySelector("script[type=later]");
    if (isStarted || !waiting) return;
    isStarted = true;
    // First the page's own: what is less urgent would otherwise take the connections, as it stands before them.
    for (const links of ["link[rel=later]:not([fetchpriority=low])", "link[rel=later]"])
      for (const link of document.querySelectorAll(links)) link.rel = link.as ? "preload" : "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    document.body.append(script);
    script.remove();
  };
  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("script[data-start=when-styled]")) start();
  });
  addEventListener("load", () => setTimeout(start));
  setTimeout(start, ${LATEST_MS});
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, { capture: true, once: true });
}
`;
