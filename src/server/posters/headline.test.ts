import { describe, expect, it } from "vitest";
import { escapeXml } from "#domain/xml.ts";
import { setTitle } from "./headline.ts";

describe("setting a title", () => {
  it("sets a short one large, on one line", () => {
    expect(setTitle("Hamlet")).toEqual({ size: 84, lines: ["Hamlet"] });
  });

  it("breaks a longer one between words and sets it smaller", () => {
    const { size, lines } = setTitle("Winter Strings: Vivaldi by Candlelight");
    expect(lines.length).toBe(2);
    expect(lines.join(" ")).toBe("Winter Strings: Vivaldi by Candlelight");
    expect(size).toBeLessThan(84);
  });

  it("holds long Cyrillic titles in three lines at most", () => {
    const title = "Криворазбраната цивилизация – гостува Драматичен театър „Стоян Бъчваров“";
    const { lines } = setTitle(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.join(" ").replace("…", "")).toMatch(/^Криворазбраната цивилизация/);
  });

  it("cuts what does not fit and says so", () => {
    const { lines } = setTitle("A very long evening ".repeat(10));
    expect(lines.length).toBe(3);
    expect(lines[2]).toMatch(/…$/);
  });

  it("breaks a word that is longer than a line", () => {
    const { lines } = setTitle("Donaudampfschifffahrtsgesellschaft");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("").replaceAll("-", "")).toBe("Donaudampfschifffahrtsgesellschaft");
  });
});

describe("text in XML", () => {
  it("has its signs escaped and its control characters dropped", () => {
    expect(escapeXml("<a & \"b\" 'c'>\0\u0007")).toBe("&#60;a &#38; &#34;b&#34; &#39;c&#39;&#62;");
    expect(escapeXml("\ud800x")).toBe("\ufffdx");
  });
});
