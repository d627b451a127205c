import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parsePo } from "../scripts/messages/po.ts";

const FOLDER = new URL("../src/messages/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, FOLDER), "utf8");

interface Term {
  use: string[];
  avoid?: string[];
  note?: string;
}

/** Case, no-break spaces and a comma before a link make no other word. */
const folded = (text: string) => text.replaceAll("\u00a0", " ").replace(/,$/, "").toLowerCase();

const languages = readdirSync(new URL("po", FOLDER))
  .filter((name) => name.endsWith(".po"))
  .map((name) => name.slice(0, -".po".length));

describe.each(languages)("I18N-40 the glossary of %s", (language) => {
  const glossary = new Map(
    Object.entries<Term>(JSON.parse(read(`glossary/${language}.json`))).map(([english, term]) => [
      folded(english),
      { ...term, use: term.use.map(folded) },
    ]),
  );
  const { entries } = parsePo(read(`po/${language}.po`));
  const texts = folded(entries.flatMap(({ translations }) => translations).join("\n"));

  it("has at least 40 terms, each of them in use", () => {
    expect(glossary.size).toBeGreaterThanOrEqual(40);
    expect([...glossary].filter(([, { use }]) => !use.some((word) => texts.includes(word)))).toEqual([]);
  });

  it("decides how a text that is a term alone is translated", () => {
    const others = entries.flatMap(({ context, id, plural, translations: [text = ""] }) => {
      const term = plural === undefined ? glossary.get(folded(id)) : undefined;
      return term && !term.use.includes(folded(text)) ? [`${context}: ${id} is ${text}`] : [];
    });
    expect(others).toEqual([]);
  });

  it("names words that no text has", () => {
    const avoided = [...glossary.values()].flatMap(({ avoid = [] }) => avoid);
    expect(avoided.filter((word) => texts.includes(folded(word)))).toEqual([]);
  });
});
