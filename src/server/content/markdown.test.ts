import { describe, expect, it } from "vitest";
import { parseInline, parseMarkdown } from "./markdown.ts";

describe("a text in Markdown", () => {
  it("is headings, paragraphs and lists", () => {
    const blocks = parseMarkdown(
      "# Top\n\nTwo\nlines.\n\n- one\n- two\n  goes on\n\n1. first\n2. second\n\n### Deep down",
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 2, id: "top", text: "Top" },
      { kind: "paragraph", content: ["Two lines."] },
      { kind: "list", isOrdered: false, items: [["one"], ["two goes on"]] },
      { kind: "list", isOrdered: true, items: [["first"], ["second"]] },
      { kind: "heading", level: 3, id: "deep-down", text: "Deep down" },
    ]);
  });

  it("understands emphasis, code and links inside a line", () => {
    expect(parseInline("a **b** *c* `d*` [the **map**](/map?category=concert).")).toEqual([
      "a ",
      { kind: "strong", content: ["b"] },
      " ",
      { kind: "em", content: ["c"] },
      " ",
      { kind: "code", text: "d*" },
      " ",
      {
        kind: "link",
        href: "/map?category=concert",
        content: ["the ", { kind: "strong", content: ["map"] }],
      },
      ".",
    ]);
  });

  it("leaves a lonely star alone", () => {
    expect(parseInline("2 * 3 * 4")).toEqual(["2 * 3 * 4"]);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    "/\u0001/elsewhere.example",
    "vbscript:x",
  ])("has no link to %j", (href) => {
    expect(JSON.stringify(parseInline(`[go](${href})`))).not.toContain('"link"');
  });

  it("SEC-68 takes no address of another host for a page of ours", () => {
    for (const href of ["/\\elsewhere.example", "/\\/elsewhere.example", "//elsewhere.example"])
      expect(parseInline(`[go](${href})`)).toEqual([`[go](${href})`]);
  });

  it("SEC-69 takes no longer than its length, whatever it is made of", () => {
    // Each took seconds when it was searched to the end from every sign.
    const length = 400_000;
    for (const part of ["[", "[a", "*", "**a", "`", "[a](", "<", " "])
      expect(parseMarkdown(`x${part.repeat(length / part.length)}`)).toHaveLength(1);
    expect(parseMarkdown(`#${" ".repeat(length)}x\ny`)).toHaveLength(1);
  });

  it("keeps HTML as the text it is", () => {
    expect(parseMarkdown('<img src=x onerror="alert(1)">')).toEqual([
      { kind: "paragraph", content: ['<img src=x onerror="alert(1)">'] },
    ]);
  });
});
