import { createRoutesStub } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { SecondFactor } from "#contract/second-factor.ts";
import { routes } from "#contract/urls.ts";
import { act, click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { FactorCard } from "./factor-card.tsx";
import { LogCard } from "./log-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const AT = Date.parse("2026-11-15T12:00:00Z");

async function show(card: React.ReactNode): Promise<HTMLElement> {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => card }]);
  return mount(<Page hydrationData={{ loaderData: { root: {} } }} />);
}
/** Answers calls by their method and address; returns what was asked. */
function answer(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    const body = answers[`${method} ${url}`];
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  });
  return asked;
}
const button = (container: HTMLElement, text: string) =>
  [...container.querySelectorAll("button")].find((each) => each.textContent === text);
const settled = () => act(() => new Promise((done) => setTimeout(done)));

describe("the security page", () => {
  it("ACC-02 ACC-03 lists sessions and ends each but this one", async () => {
    const asked = answer({});
    const session = { browser: "Firefox", system: "Linux", signedInAt: AT, lastUsedAt: AT };
    const card = await show(
      <SessionsCard
        sessions={[
          { ...session, _id: "1", isThis: true },
          { ...session, _id: "2", browser: null, system: null, isThis: false },
        ]}
      />,
    );
    const rows = [...card.querySelectorAll("li")].map((row) => row.textContent);
    expect(rows[0]).toBe("Firefox on LinuxThis device");
    expect(rows[1]).toContain("Unknown deviceLast used ");
    await click(button(card, "End"));
    await settled();
    expect(asked).toEqual(["DELETE /api/account/sessions/2"]);
    await click(button(card, "End all other sessions"));
    await settled();
    expect(asked.at(-1)).toBe("DELETE /api/account/sessions");
  });

  it("ACC-05 shows the log, and older entries on demand", async () => {
    const entry = {
      detail: "password",
      browser: "Firefox",
      system: "Linux",
      network: "203.0.113.0/24",
      at: AT,
    };
    const kind = "sign-in-failed" as const;
    const newest = Array.from({ length: 10 }, (_, index) => ({ ...entry, kind, _id: String(20 - index) }));
    answer({
      "GET /api/account/security-log?limit=10&before=11": { entries: [{ ...entry, kind, _id: "3" }] },
    });
    const card = await show(<LogCard entries={newest} />);
    expect(card.querySelector("li")!.textContent).toMatch(
      /^Sign-in failed \(with the password\).* · Firefox on Linux · 203\.0\.113\.0\/24$/,
    );
    await click(button(card, "Show older"));
    await settled();
    expect(card.querySelectorAll("li")).toHaveLength(11);
    expect(button(card, "Show older")).toBeUndefined();
  });

  it("ACC-30 renames and removes a passkey", async () => {
    const asked = answer({});
    const card = await show(
      <PasskeysCard passkeys={[{ _id: "key", name: "Phone", createdAt: AT, lastUsedAt: null }]} />,
    );
    expect(card.querySelector("li")!.textContent).toContain("not used yet");
    await click(button(card, "Rename"));
    await fill(fieldOf(card, "Passkey name"), "Old phone");
    await click(button(card, "Save"));
    await settled();
    await click(button(card, "Remove"));
    await settled();
    expect(asked).toEqual(["PATCH /api/account/passkeys/key", "DELETE /api/account/passkeys/key"]);
  });

  it("ACC-35 ACC-36 sets an app up, and shows the recovery codes once", async () => {
    answer({
      [`POST ${routes.secondFactor}`]: { secret: "GEZDGNBVGY3TQOJQ", url: "otpauth://totp/x" },
      [`POST ${routes.confirmSecondFactor}`]: { codes: ["11111-22222"] },
    });
    const off: SecondFactor = { isOn: false, codesLeft: 0, isRequired: true };
    const card = await show(<FactorCard factor={off} />);
    expect(card.textContent).toContain("Your role requires two-step verification");
    await click(button(card, "Set up an app"));
    await settled();
    expect(card.textContent).toContain("GEZD GNBV GY3T QOJQ");
    const drawn = () => card.querySelector('svg[aria-label="QR code for the key below"] path');
    // What is loaded meanwhile is shown when each act ends.
    const look = async () => {
      await act(() => new Promise((done) => setTimeout(done, 10)));
      return drawn();
    };
    await expect.poll(look).not.toBeNull();
    // Three finders of 33 modules and a picture of its own for the address.
    expect(drawn()!.getAttribute("d")!.split("M").length).toBeGreaterThan(200);
    await fill(fieldOf(card, "Code from the app"), "123456");
    await click(button(card, "Turn on"));
    await settled();
    expect(card.querySelector("ul")!.textContent).toBe("11111-22222");
    await click(button(card, "I’ve saved them"));
    await settled();
    expect(card.textContent).not.toContain("11111-22222");
  });
});
