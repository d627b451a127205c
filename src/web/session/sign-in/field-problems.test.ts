import { describe, expect, it } from "vitest";
import { fieldProblems, passwordsDiffer } from "./field-problems.ts";

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

  it.each([
    ["long enough here", "abc"],
    ["long enough here", ""],
    ["", "abc"],
    ["short", "other"],
    ["long enough here", "long enough there"],
  ])("AUTH-08 %j and %j do not match, whatever else is wrong with them", (password, repeat) => {
    const fresh = { autocomplete: "new-password" };
    const fields = [field("password", password, fresh), field("repeat", repeat, fresh)];
    expect(passwordsDiffer(fields)).toBe(true);
    expect(fieldProblems(fields).repeat).not.toBe("account.password-short");
  });

  it("AUTH-08 equal passwords match, and a form without a second one has nothing to compare", () => {
    expect(passwordsDiffer([field("password", "same"), field("repeat", "same")])).toBe(false);
    expect(passwordsDiffer([field("password", ""), field("repeat", "")])).toBe(false);
    expect(passwordsDiffer([field("password", "alone")])).toBe(false);
  });
});
