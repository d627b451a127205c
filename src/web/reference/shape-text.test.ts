import { expect, it } from "vitest";
import { shapeText } from "./shape-text.ts";

it("writes a shape down as its fields, kinds and meanings", () => {
  const shape = {
    type: "array",
    items: {
      type: "object",
      required: ["name", "kind"],
      properties: {
        name: { type: "string", description: "As the visitor reads it" },
        kind: { enum: ["party", "sport"] },
        place: { prefixItems: [{ type: "string" }, { type: "string" }] },
        shares: { additionalProperties: { type: "number" } },
        flag: { anyOf: [{ const: false }, { type: "object", properties: {} }] },
      },
    },
  };
  expect(shapeText(shape)).toBe(`[{
  name: string  // As the visitor reads it
  kind: "party" | "sport"
  place?: [string, string]
  shares?: { [name]: number }
  flag?: false | {

  }
}, …]`);
});
