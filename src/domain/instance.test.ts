import { expect, it } from "vitest";
import { shownAnnouncement, textFor } from "./instance.ts";

it("INST-02 a text is shown in the reader's language, else in the first one, else in any", () => {
  expect(textFor({ en: "Hello", bg: "Здравейте" }, "bg", "en")).toEqual({
    text: "Здравейте",
    language: "bg",
  });
  expect(textFor({ en: "Hello" }, "bg", "bg")).toEqual({ text: "Hello", language: "en" });
  expect(textFor({ en: "", bg: "" }, "en", "bg")).toBeUndefined();
});

it("INST-06 an announcement ends when it is said to, and a new one has another id", () => {
  const one = { text: { en: "The hall is closed" }, link: "", until: 1_000 };
  const shown = shownAnnouncement(one, "bg", "bg", 999);
  expect(shown).toMatchObject({ text: "The hall is closed", language: "en", link: "" });
  expect(shownAnnouncement(one, "bg", "bg", 1_000)).toBeUndefined();
  const another = shownAnnouncement({ ...one, text: { en: "The hall is open" } }, "en", "en", 0);
  expect(another?.id).not.toBe(shown?.id);
  expect(shownAnnouncement({ ...one, until: null }, "en", "en", 5_000)?.id).toBe(shown?.id);
});
