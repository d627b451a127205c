import { describe, expect, it } from "vitest";
import { fillIn, REFUSALS, type Refusal } from "#contract/refusals.ts";
import { refusals } from "./bg/refusals.ts";
import { translateRefusal } from "./refusal-text.ts";

const values = { minutes: 7, seconds: 30, max: 100, field: "forename" };

describe("what the server refuses", () => {
  it.each(Object.entries(REFUSALS))("PAGE-11 %s is said in Bulgarian", (refusal, sentence) => {
    const said = translateRefusal(fillIn(sentence, values), refusals);
    expect(said).toBe(fillIn(refusals[refusal as Refusal], values));
    expect(said.replaceAll("Google", "")).not.toMatch(/[A-Za-z{}]/);
  });

  it("stays as it was said where nobody has translated it", () => {
    expect(translateRefusal("There is no deletion to undo.", refusals)).toBe("There is no deletion to undo.");
  });
});
