import { describe, expect, it } from "vitest";
import { englishTexts, type Message, type SourceText } from "../scripts/messages/english.ts";
import { pluralCategories, ruleOf } from "../scripts/messages/plural-forms.ts";
import { formatPo, PoError, parsePo } from "../scripts/messages/po.ts";
import { lean } from "../scripts/messages/tables.ts";
import { readTranslation } from "../scripts/messages/translation.ts";
import { inStep, templateOf } from "../scripts/messages/update.ts";

const text = (key: string, message: Message): SourceText => ({
  key,
  message,
  parts: ["map"],
  comment: undefined,
  file: undefined,
});
const TITLE = text("title", "Map of {city}");
const COUNT = text("count", { one: "{count} event", other: "{count} events" });
const english = [TITLE, COUNT];

const HEADER = (rule: string) => `msgid ""\nmsgstr ""\n"Plural-Forms: ${rule}\\n"\n\n`;
const POLISH = HEADER(
  "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
);
const UKRAINIAN = HEADER(
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
);
const title = (translation: string) =>
  `#, python-brace-format\nmsgctxt "title"\nmsgid "Map of {city}"\nmsgstr "${translation}"\n\n`;
const count = (...forms: string[]) =>
  `msgctxt "count"\nmsgid "{count} event"\nmsgid_plural "{count} events"\n${forms.map((form, index) => `msgstr[${index}] "${form}"`).join("\n")}\n`;
const EVENTS = ["{count} wydarzenie", "{count} wydarzenia", "{count} wydarzeń"];
const whole = POLISH + title("Mapa: {city}") + count(...EVENTS);
const faultsOf = (po: string, locale = "pl") => readTranslation(locale, po, english).faults.join("; ");

describe("I18N-31 a translation", () => {
  it("is read with a form for each plural category; fractions take the last", () => {
    const { messages, missing, faults } = readTranslation("pl", whole, english);
    expect([missing, faults]).toEqual([[], []]);
    const [one, few, many] = EVENTS;
    expect(messages.get("count")).toEqual({ one, few, many, other: many });
    expect(messages.get("title")).toBe("Mapa: {city}");
  });

  it.each([
    [POLISH + title("Mapa: {miasto}"), "title has the parameters {miasto}, English {city}"],
    [`${whole}\nmsgctxt "old"\nmsgid "Old"\nmsgstr "Stary"\n`, "old is not an English key"],
    [
      whole.replace("Map of {city}", "Atlas of {city}"),
      "title has another English text: run `npm run messages`",
    ],
    [whole + title("Mapa: {city}").trim(), "title is there twice"],
    [POLISH + title("Mapa: {city} "), "title begins or ends with a blank"],
    [
      POLISH + count("1 wydarzenie", "{count} wydarzenia", "kilka"),
      'count has no {count} in the form "many"',
    ],
  ])("%# fails the check where it is wrong", (po, fault) => {
    expect(faultsOf(po)).toContain(fault);
  });

  it("hides the number only in a form of a single number: Ukrainian `one` is 21 as well", () => {
    const forms = ["одна подія", "{count} події", "{count} подій"];
    expect(faultsOf(UKRAINIAN + count(...forms), "uk")).toContain('no {count} in the form "one"');
    expect(faultsOf(POLISH + count("jedno wydarzenie", ...EVENTS.slice(1)))).toBe("");
  });

  it("I18N-32 is English where it is missing or fuzzy, which is no fault", () => {
    const po = POLISH + title("Mapa: {city}").replace("#, ", "#, fuzzy, ") + count("", "", "");
    const { messages, missing, faults } = readTranslation("pl", po, english);
    expect([messages.size, missing, faults]).toEqual([0, ["title", "count"], []]);
  });

  it("names plural forms as CLDR counts, or is refused", () => {
    expect(() => faultsOf(HEADER("nplurals=2; plural=(n != 1);"))).toThrow(PoError);
    expect(() => faultsOf(HEADER("nplurals=2; plural=process.exit();"))).toThrow(PoError);
    const rules = ["ar", "cs", "ja", "fr", "lt", "nl", "sl"].map(ruleOf);
    const categories = (index: number, locale: string) =>
      pluralCategories(locale, { header: [rules[index]!] });
    expect(categories(0, "ar")).toEqual(["zero", "one", "two", "few", "many", "other"]);
    expect(categories(1, "cs")).toEqual(["one", "few", "other"]);
    expect(categories(2, "ja")).toEqual(["other"]);
  });
});

describe("I18N-33 npm run messages", () => {
  const update = (po: string | undefined, texts: SourceText[], keeps = false) =>
    inStep("pl", po, texts, keeps);

  it("changes nothing that is in step", () => {
    const { po, changes } = update(whole, english);
    expect(update(po, english).po).toBe(po);
    expect(changes).toEqual({ added: [], removed: [], changed: [] });
    expect(faultsOf(po)).toBe("");
  });

  it("begins a language with its plural forms", () => {
    const { po } = update(undefined, english);
    expect(po).toContain('"Plural-Forms: nplurals=3;');
    expect(readTranslation("pl", po, english).missing).toEqual(["title", "count"]);
  });

  it("adds, drops, and marks what has another English text, with the one before", () => {
    const changed = [text("title", "{city} on the map"), text("new", "New")];
    const { po, changes } = update(whole, changed);
    expect(changes).toEqual({ added: ["new"], removed: ["count"], changed: ["title"] });
    expect(po).toContain(
      '#, fuzzy, python-brace-format\n#| msgid "Map of {city}"\nmsgctxt "title"\nmsgid "{city} on the map"\nmsgstr "Mapa: {city}"',
    );
    const later = update(po, [text("title", "{city}, the map")]).po;
    expect(later).toContain('#| msgid "Map of {city}"');
  });

  it("keeps translations through corrections of the English, unless parameters or plurals change", () => {
    const corrected = [text("title", "The map of {city}"), text("count", "{count} events")];
    const { messages, missing } = readTranslation("pl", update(whole, corrected, true).po, corrected);
    expect([[...messages], missing]).toEqual([[["title", "Mapa: {city}"]], ["count"]]);
  });
});

it("I18N-31 PO is read as tools write it: continued strings, notes, obsolete entries", () => {
  const po = `${POLISH}# by hand\n#. comment\nmsgctxt "title"\nmsgid ""\n"Map "\n"of {city}"\nmsgstr "\\"Mapa\\""\n\n#~ msgid "x"\n#~ msgstr "y"\n`;
  const { entries } = parsePo(po);
  expect(entries).toMatchObject([
    { notes: ["by hand"], comments: ["comment"], id: "Map of {city}", translations: ['"Mapa"'] },
  ]);
  expect(parsePo(formatPo(parsePo(po)))).toEqual(parsePo(po));
  expect(() => parsePo("msgid broken")).toThrow(PoError);
});

it("I18N-31 forms that say what `other` says are left out of pages", () => {
  expect(lean({ one: "{count} etkinlik", other: "{count} etkinlik" })).toBe("{count} etkinlik");
  expect(lean({ one: "a", few: "b", other: "b" })).toEqual({ one: "a", other: "b" });
});

it("I18N-31 the template has every English text, where it is and what to know of it", async () => {
  const entries = parsePo(templateOf(await englishTexts())).entries;
  const of = (key: string) => entries.find(({ context }) => context === key);
  expect(of("landing.headline")).toMatchObject({ references: ["src/messages/en/site.ts"] });
  expect(of("error-field.forename")?.comments).toEqual([
    "Name of a field, in messages about what is wrong with it.",
  ]);
  expect(entries.some(({ context }) => context.startsWith("number."))).toBe(false);
  expect(entries.filter(({ references }) => references.length === 0).map(({ context }) => context)).toEqual(
    [],
  );
});
