import { expect, it } from "vitest";
import { collapseToOneLine, htmlToPlainText } from "./plain-text.ts";

it.each([
  ["<p>One</p><p>Two &amp; three</p>", "One\nTwo & three"],
  ["A<br>B<br/>C", "A\nB\nC"],
  ['<a href="https://x.example">Tickets</a> here', "Tickets here"],
  ["x < y and y > z", "x < y and y > z"],
  ["if (a<b) c>d", "if (a<b) c>d"],
  ["&#1046;&#x416; &unknown;", "ЖЖ &unknown;"],
  ["a\r\n\r\n\r\n\r\nb  ", "a\n\nb"],
])("%j reads %j", (given, wanted) => {
  expect(htmlToPlainText(given)).toBe(wanted);
});

it("a name is one line", () => {
  expect(collapseToOneLine(" Night\n of  <b>Strings</b>\u0007 ")).toBe("Night of Strings");
});

it("SEC-80 blanks, breaks and markup without an end take time in proportion to their length", () => {
  const many = 2_000_000;
  expect(htmlToPlainText(`a${" ".repeat(many)}x`)).toBe("a");
  expect(htmlToPlainText("\n".repeat(many))).toBe("");
  expect(htmlToPlainText("<a ".repeat(many)).length).toBeLessThanOrEqual(40_000);
  expect(collapseToOneLine(`a${" \n".repeat(many)}x`)).toBe("a");
});
