import { describe, expect, it } from "vitest";
import { fieldProblems } from "./field-problems.ts";

const field = (name: string, value: string, more = {}) => ({
  name,
  value,
  type: "text",
  autocomplete: "on",
  validity: { typeMismatch: false },
  ...more,
});

describe("a form's problems", () => {
  it("AUTH-02 every field must be filled, and blanks fill nothing", () => {
    expect(fieldProblems([field("forename", ""), field("surname", "  "), field("other", "x")])).toEqual({
      forename: "account.required",
      surname: "account.required",
    });
  });

  it("AUTH-02 an e-mail must look like one", () => {
    const wrong = { type: "email", validity: { typeMismatch: true } };
    expect(fieldProblems([field("email", "elena@", wrong)])).toEqual({ email: "account.email-wrong" });
    expect(fieldProblems([field("email", "", { type: "email" })])).toEqual({ email: "account.email-wrong" });
  });

  it("asks a new password for eight characters, a known one only to be there", () => {
    const fresh = { autocomplete: "new-password" };
    const known = { autocomplete: "current-password" };
    expect(fieldProblems([field("password", "short", fresh)])).toEqual({
      password: "account.password-short",
    });
    expect(fieldProblems([field("password", "        ", fresh)])).toEqual({});
    expect(fieldProblems([field("password", "short", known)])).toEqual({});
    expect(fieldProblems([field("password", "", known)])).toEqual({ password: "account.required" });
  });
});
