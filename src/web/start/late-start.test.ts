import { expect, it } from "vitest";
import { startLate } from "./late-start.ts";

it("a page's scripts wait, and nothing else of it does", () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<body>$& and $1<script nonce="n">1</script><script nonce="n" type="module" async="">2</script></body>';
  const [head, body] = startLate(page, "n").split("<body>");
  expect(head).toContain(
    '<link rel="later" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script nonce="n">',
  );
  expect(body).toBe('$& and $1<script nonce="n">1</script><script nonce="n" type="later">2</script></body>');
});
