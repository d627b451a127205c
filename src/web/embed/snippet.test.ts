import { expect, it } from "vitest";
import { embedSnippet } from "./snippet.ts";

it("a line for a page stays one element, whatever stands in its address", () => {
  const search = '?at=42.7,23.3,13&city="><script>';
  const line = embedSnippet("https://events.example", 'Events "here"', {
    search,
    width: "100%",
    height: "450",
  });
  expect(line).toContain('src="https://events.example/embed?at=42.7,23.3,13&amp;city=&quot;>&lt;script>"');
  expect(line).toContain('title="Events &quot;here&quot;"');
  expect(line.match(/</g)).toHaveLength(2);
});
