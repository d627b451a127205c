import { afterEach, expect, it, vi } from "vitest";
import { click, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { ReportDialog } from "./report-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

it("MOD-14 a visitor reports what is wrong with an event; without a choice nothing is sent", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ id: "1" }, { status: 202 });
  });
  const onClose = vi.fn();
  const container = await mount(<ReportDialog eventId="7" onClose={onClose} />);
  const button = [...container.querySelectorAll("button")].find((each) => each.type === "submit");
  await click(button);
  expect(container.textContent).toContain("Choose what’s wrong.");
  expect(sent).toEqual([]);
  await click(container.querySelector('input[value="cancelled"]'));
  await click(button);
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ event: "7", kind: "cancelled", text: "" }]);
});
