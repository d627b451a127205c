import { describe, expect, it } from "vitest";
import { sealer } from "./sealed.ts";

const clock = { nowMs: 0 };
const { seal, open } = sealer("secret", () => clock.nowMs);

describe("what is sealed", () => {
  it("is opened by whoever has the secret, for the same purpose and in time", () => {
    const text = seal("join", { email: "a@example.org" }, 60);
    expect(text).not.toContain(Buffer.from("example").toString("base64url").slice(0, 6));
    expect(sealer("secret", () => 59_999).open("join", text)).toEqual({ email: "a@example.org" });
    expect(open("sign-in", text)).toBeUndefined();
    expect(sealer("another", () => 0).open("join", text)).toBeUndefined();
    expect(sealer("secret", () => 60_000).open("join", text)).toBeUndefined();
  });

  it("is nothing once a single bit of it has changed", () => {
    const bytes = Buffer.from(seal("join", "value", 60), "base64url");
    for (let index = 0; index < bytes.length; index++) {
      bytes[index]! ^= 1;
      expect(open("join", bytes.toString("base64url"))).toBeUndefined();
      bytes[index]! ^= 1;
    }
    expect(open("join", bytes.toString("base64url"))).toBe("value");
    expect(open("join", "")).toBeUndefined();
    expect(open("join", undefined)).toBeUndefined();
  });
});
