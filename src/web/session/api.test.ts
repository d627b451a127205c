import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { post, reasonOf } from "./api.ts";

const FALLBACK = "An error occurred. Please try again.";
const answers: Record<string, { status: number; type: string; body: string }> = {
  "/empty": { status: 500, type: "application/json", body: "{}" },
  "/null": { status: 500, type: "application/json", body: "null" },
  "/odd": { status: 500, type: "application/json", body: '{"error":{"code":7}}' },
  "/proxy": { status: 502, type: "text/html", body: "<h1>502 Bad Gateway</h1>" },
  "/refused": { status: 401, type: "application/json", body: '{"error":"Invalid email or password."}' },
};

const server = createServer((request, response) => {
  const { status, type, body } = answers[request.url ?? ""]!;
  response.writeHead(status, { "content-type": type }).end(body);
});
let address = "";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const reason = (path: string) => post(address + path, {}).then(String, (error) => reasonOf(error, FALLBACK));

describe("what a failed call says", () => {
  it.each(["/empty", "/null", "/odd", "/proxy"])(
    "AUTH-18 %s has no error text, so the fallback is said",
    async (path) => {
      expect(await reason(path)).toBe(FALLBACK);
    },
  );

  it("AUTH-18 without a network the fallback is said", () => {
    expect(reasonOf(new TypeError("Failed to fetch"), FALLBACK)).toBe(FALLBACK);
  });

  it("AUTH-03 the server's own words come first", async () => {
    expect(await reason("/refused")).toBe("Invalid email or password.");
  });
});
