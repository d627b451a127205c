import { describe, expect, it } from "vitest";
import { presentBlock } from "./present.ts";

const block = { _type: "", __typename: "Text", body: "", format: "", author: "" };

describe("a block from a content service", () => {
  it("may be HTML: its words are shown, its tags are not", () => {
    const body = "<p>Rock &amp; roll&nbsp;&#8211; <b>live</b></p><script>alert(1)</script><p></p>";
    expect(presentBlock({ ...block, body })).toEqual([
      { kind: "paragraph", content: ["Rock & roll – live"] },
      { kind: "paragraph", content: ["alert(1)"] },
    ]);
  });

  it("SEC-69 takes no longer than its length, whatever it is made of", () => {
    for (const part of ["<", "<p>", "<br", "&", "\n", "<br> "])
      for (const body of [part.repeat(200_000), `x${part.repeat(200_000)}x`])
        expect(() => presentBlock({ ...block, body })).not.toThrow();
  });

  it("may be a heading", () => {
    expect(presentBlock({ ...block, body: "Tickets", format: "H1" })).toEqual([
      { kind: "heading", level: 2, id: "tickets", text: "Tickets" },
    ]);
  });

  it("may be a quote", () => {
    expect(presentBlock({ ...block, __typename: "Quote", body: "<i>Go.</i>", author: "Ann" })).toEqual([
      { kind: "quote", body: "Go.", author: "Ann" },
    ]);
  });

  it("is left out when it is of a kind we do not know", () => {
    expect(presentBlock({ ...block, __typename: "Carousel", body: "x" })).toEqual([]);
  });
});
