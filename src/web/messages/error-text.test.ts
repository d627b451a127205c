import { afterEach, describe, expect, it, vi } from "vitest";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import { failureText } from "./error-text.ts";

const errors = (await errorTranslation("bg"))!;

const speak = (lang: string) => vi.stubGlobal("document", { documentElement: { lang } });
afterEach(() => vi.unstubAllGlobals());

describe("what the server refuses", () => {
  it("PAGE-11 ERR-03 is said in Bulgarian by its code, whatever the English sentence", async () => {
    speak("bg");
    const { message } = await failureText({ error: "Reworded.", code: "tooMany", params: { minutes: 7 } });
    expect(message).toBe("Твърде много опити. Моля, опитайте отново след 7 минути.");
  });

  it("ERR-03 beside a field it does not name the field", async () => {
    speak("bg");
    const problem = { code: "empty", params: { field: "forename" } };
    const answer = {
      error: "forename must not be empty.",
      ...problem,
      fields: { forename: "Must not be empty." },
    };
    expect(await failureText({ ...answer, fieldErrors: { forename: problem } })).toEqual({
      message: "„Име“ не може да е празно.",
      fields: { forename: "Не може да е празно." },
    });
  });

  it("ERR-03 beside a field the colon after its name is left out as well", async () => {
    speak("el");
    const problem = { code: "empty", params: { field: "forename" } };
    const answer = { error: "forename must not be empty.", ...problem, fields: { forename: "" } };
    expect(await failureText({ ...answer, fieldErrors: { forename: problem } })).toEqual({
      message: "«Όνομα»: δεν μπορεί να είναι κενό.",
      fields: { forename: "Δεν μπορεί να είναι κενό." },
    });
  });

  it("ERR-03 beside a field the blanks within French quotation marks are left out as well", async () => {
    speak("fr");
    const problem = { code: "empty", params: { field: "forename" } };
    const answer = { error: "forename must not be empty.", ...problem, fields: { forename: "" } };
    expect(await failureText({ ...answer, fieldErrors: { forename: problem } })).toEqual({
      message: "«\u00a0Prénom\u00a0» ne doit pas être vide.",
      fields: { forename: "Ne doit pas être vide." },
    });
  });

  it("ERR-03 a problem within a problem is said, too", () => {
    const reason = { code: "rowTitleTooLong", params: { max: 10_000 } };
    expect(translateProblem({ code: "rowWrong", params: { row: 12, reason } }, errors, "bg")).toBe(
      "Ред 12 е грешен: Заглавието му е по-дълго от 10\u00a0000 знака. Нищо не беше внесено.",
    );
    expect(
      translateProblem({ code: "rowWrong", params: { row: 1, reason: { code: "new" } } }, errors, "bg"),
    ).toBeUndefined();
  });

  it.each([
    ["bg", { error: "Something newer.", code: "somethingNewer" }],
    ["bg", { error: "Something newer." }],
    ["en", { error: "Something newer.", code: "busy" }],
  ])("ERR-03 stays as it was said where there is no message: %s %j", async (lang, answer) => {
    speak(lang);
    expect((await failureText(answer)).message).toBe("Something newer.");
  });
});
