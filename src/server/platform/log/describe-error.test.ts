import { describe, expect, it } from "vitest";
import { describeError } from "./describe-error.ts";

const textOf = (error: unknown) => JSON.stringify(describeError(error));

describe("SEC-46 a logged error", () => {
  it("has what tells where and why, in its causes too", () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      name: "error",
      code: "23505",
      constraint: "users_email",
      detail: "Key (email)=(secret@example.org) already exists.",
    });
    const error = Object.assign(
      new Error("Failed query: insert into users\nparams: secret@example.org", { cause }),
      {
        query: "insert into users (email) values ($1)",
        params: ["secret@example.org"],
      },
    );
    expect(describeError(error)).toMatchObject({
      type: "Error",
      message: "Failed query",
      sql: "insert into users (email) values ($1)",
      stack: expect.stringContaining("describe-error.test.ts"),
      cause: {
        code: "23505",
        constraint: "users_email",
        message: "duplicate key value violates unique constraint …",
      },
    });
    expect(textOf(error)).not.toContain("secret");
  });

  it.each([
    new SyntaxError("Unexpected token 's', \"it's secret\" is not valid JSON"),
    new RangeError("Invalid time zone specified: secret/Place"),
    new Error("550 5.1.1 <secret@example.org> unknown"),
    new Error("line\n    at secret (secret.ts:1:1)\n    at secret"),
    new AggregateError([new Error('"secret"')], "several: secret"),
    Object.assign(new Error("refused"), {
      response: "secret",
      params: ["secret"],
      where: "secret",
      input: "secret",
    }),
    new Error("outer", { cause: new Error("inner", { cause: new Error("'secret'") }) }),
    "secret",
    { message: "secret" },
  ])("has no value of %s", (error) => {
    expect(textOf(error)).not.toContain("secret");
  });

  it("keeps messages that quote nothing", () => {
    const error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    expect(describeError(error)).toMatchObject({
      message: "connect ECONNREFUSED 127.0.0.1:5432",
      code: "ECONNREFUSED",
    });
  });
});
