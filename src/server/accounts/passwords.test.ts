import { expect, it } from "vitest";
import { checkPassword, hashPassword, passwordMatches } from "./passwords.ts";

it("keeps passwords as OWASP recommends, each with a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("spoken softly"), hashPassword("spoken softly")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches(one, "spoken softly")).toBe(true);
  expect(await passwordMatches(one, "Spoken softly")).toBe(false);
  expect(await passwordMatches(undefined, "nobody has this password")).toBe(false);
});

it.each([
  "12345678",
  "PASSWORD",
  "qwertyuiop",
  "Football1",
  "trustno1",
  "Whereabouts2026!",
  "12345-admin",
  "local events 1",
])("refuses %s as too common", (password) => {
  expect(() => checkPassword(password)).toThrow("This password is too common. Please choose another.");
});

it.each(["1234567", "x".repeat(129), "🎷".repeat(7)])("refuses %s for its length", (password) => {
  expect(() => checkPassword(password)).toThrow("Use 8 to 128 characters for a password.");
});

it.each(["🎷".repeat(8), "x".repeat(128), "correct horse battery", "whereabouts of a fox"])(
  "takes %s",
  (password) => {
    expect(() => checkPassword(password)).not.toThrow();
  },
);
