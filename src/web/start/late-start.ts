/** A picture that never comes must not keep the page from starting. */
const LATEST_MS = 3_000;

const STARTER = `{
  let isStarted = false;
  const start = () => {
    // On a slow line the page may be touched before its end has come.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
    const waiting = document.querySelector("script[type=later]");
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting.nonce;
    script.textContent = waiting.textContent;
    document.body.append(script);
    script.remove();
  };
  addEventListener("load", () => setTimeout(start));
  setTimeout(start, ${LATEST_MS});
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, { capture: true, once: true });
}`;

/**
 * Holds a page's scripts back until what can be seen of it has come, or until somebody touches it. A page to read is
 * complete without them; fetched with it, they only take a slow line from its type and its pictures.
 */
export function startLate(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('type="module" async=""', 'type="later"')
    .replace("</head>", () => `<script nonce="${nonce}">${STARTER}</script></head>`);
}
