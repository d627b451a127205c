import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { Account } from "#contract/moderation.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { RolesView } from "./roles-view.tsx";

afterEach(() => vi.unstubAllGlobals());

it("ROLE-03 administrators give roles by mail address, see who has one, and withdraw them", async () => {
  const accounts = new Map<string, Account>();
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (!init?.body)
      return Response.json({ accounts: [...accounts.values()].filter(({ role }) => role !== "user") });
    const { email, role } = JSON.parse(String(init.body));
    const fields = { email: "There’s no account with this email address." };
    if (email === "none@example.org") return Response.json({ error: "no", fields }, { status: 400 });
    const account = { email, role, name: "Nina" };
    accounts.set(email, account);
    return Response.json(account);
  });
  const container = await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RolesView />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const give = async (email: string) => {
    await fill(fieldOf(container, "Account email"), email);
    await click(container.querySelector("button[type=submit]"));
  };
  await give("none@example.org");
  await until(() => expect(container.textContent).toContain("There’s no account with this email address."));
  await give("nina@example.org");
  const list = () => container.querySelector("tbody")?.textContent;
  await until(() => expect(list()).toContain("nina@example.orgModerator"));
  expect(container.querySelector("[role=status]")?.textContent).toBe("nina@example.org: Moderator");
  await click(container.querySelector('[aria-label="Withdraw the role from nina@example.org"]'));
  await until(() => expect(list()).toBe(""));
});
