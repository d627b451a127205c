import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PagePiece } from "#contract/pages.ts";
import { KeptHeadPart, KeptPart, withKeptParts } from "./kept-part.tsx";
import { type KeptParts, ServerDocument } from "./server-document.ts";

/** As long as parts that are kept as bytes. */
const LONG = "…".repeat(1_000);

/** The page, and how often its bar was rendered. */
function pageWith(text: string, parts: KeptParts | undefined) {
  let rendered = 0;
  function Bar() {
    rendered++;
    return (
      <nav>
        <KeptPart name="sign">
          <b>Menu &amp; more · меню</b>
        </KeptPart>
      </nav>
    );
  }
  const html = renderToString(
    <ServerDocument value={{ parts }}>
      <html lang="en">
        <head>
          <KeptHeadPart name="start">
            <script>1</script>
            <link rel="stylesheet" href="/a.css" />
          </KeptHeadPart>
          <title>{text}</title>
          <style>2</style>
        </head>
        <body>
          <main>
            <KeptPart name="bar">
              <Bar />
            </KeptPart>
            <p>{text}</p>
            <KeptPart name="sign">
              <b>Sign</b>
            </KeptPart>
            <KeptPart name="foot">
              <footer title={LONG}>Foot</footer>
              <hr />
            </KeptPart>
          </main>
        </body>
      </html>
    </ServerDocument>,
  );
  return { html: parts ? textOf(withKeptParts(html, parts)) : html, rendered };
}

function textOf(pieces: readonly PagePiece[]): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece)))
    .join("");
}

describe("WEB-60 a part that many pages share", () => {
  it("is rendered once, and each page is as if it were rendered with it", () => {
    const parts: KeptParts = new Map();
    for (const [text, times] of [
      ["first", 1],
      ["second", 0],
      ['</kept-part><kept-part id="bar">', 0],
    ] as const)
      expect(pageWith(text, parts)).toEqual({ html: pageWith(text, undefined).html, rendered: times });
  });

  it("is nothing of its own where nothing is kept, as in the browser", () => {
    expect(pageWith("text", undefined).html).toContain(
      `<main><nav><b>Menu &amp; more · меню</b></nav><p>text</p><b>Sign</b><footer title="${LONG}">Foot</footer><hr/></main>`,
    );
  });
});
