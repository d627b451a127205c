import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Paragraphs } from "./paragraphs.tsx";

it("EVT-02 a description with equal paragraphs keeps each of them apart", () => {
  const text = "First.\n\n* * *\n\n\nSecond,\nin two lines.\n\n* * *\n";
  expect(renderToString(<Paragraphs text={text} />)).toBe(
    "<p>First.</p><p>* * *</p><p>Second,\nin two lines.</p><p>* * *\n</p>",
  );
  const keys = Paragraphs({ text }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});
