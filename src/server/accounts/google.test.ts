import { expect, it } from "vitest";
import { runsMailbox } from "./google.ts";

const GOOGLE = "https://accounts.google.com";

it.each([
  ["Google's own mailbox", GOOGLE, "elena@gmail.com", undefined, true],
  ["a Workspace of the address's domain", GOOGLE, "elena@corp.example", "corp.example", true],
  ["an address without a Workspace", GOOGLE, "elena@corp.example", undefined, false],
  ["a Workspace of another domain", GOOGLE, "victim@corp.example", "attacker.example", false],
  ["a Workspace of the domain above", GOOGLE, "victim@mail.corp.example", "corp.example", false],
  ["another provider that speaks of Gmail", "https://id.example", "victim@gmail.com", undefined, false],
  [
    "another provider that names the domain",
    "https://id.example",
    "victim@corp.example",
    "corp.example",
    false,
  ],
  ["a host that begins like Gmail", GOOGLE, "victim@gmail.com.evil.example", undefined, false],
])("SEC-66 %s", (_what, iss, email, hd, isAuthority) => {
  expect(runsMailbox({ iss, email, hd })).toBe(isAuthority);
});
