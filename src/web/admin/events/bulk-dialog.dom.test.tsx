import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { BulkDialog, type DialogAction } from "./bulk-dialog.tsx";
import { type BulkChange, venuesNamed } from "./event-calls.ts";

async function dialog(action: DialogAction, people = 0) {
  const onConfirm = vi.fn<(change: BulkChange) => void>();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(venuesNamed("").queryKey, { venues: [], hasMore: false });
  const container = await mount(
    <QueryClientProvider client={client}>
      <BulkDialog action={action} count={4} people={people} onCancel={() => {}} onConfirm={onConfirm} />
    </QueryClientProvider>,
  );
  const confirm = () => click(container.querySelector("button[type=submit]"));
  return { container, confirm, onConfirm };
}

describe("ADM-35 the question before a bulk action", () => {
  it("says how many events change and how many people are told", async () => {
    const { container, confirm, onConfirm } = await dialog("cancel", 317);
    expect(container.textContent).toContain("Cancel 4 events?");
    expect(container.textContent).toContain("We’ll notify 317 people.");
    await confirm();
    expect(onConfirm).toHaveBeenCalledWith({ action: "cancel" });
  });

  it("takes tags with commas, and none at all for a mistake", async () => {
    const { container, confirm, onConfirm } = await dialog("tag", 3);
    expect(container.textContent).not.toContain("We’ll notify");
    await confirm();
    expect(container.querySelector("[role=alert]")?.textContent).toBe("Enter a tag to add or to remove.");
    await fill(fieldOf(container, "Tags to add"), "jazz, open air,");
    await confirm();
    expect(onConfirm).toHaveBeenCalledWith({ action: "tag", add: ["jazz", "open air"], remove: [] });
  });

  it("takes a price, free or unknown", async () => {
    const { container, confirm, onConfirm } = await dialog("price");
    await fill(fieldOf(container, "From"), "6");
    await confirm();
    expect(onConfirm).toHaveBeenLastCalledWith({
      action: "price",
      isFree: false,
      priceFrom: 6,
      priceTo: null,
      currency: "EUR",
    });
    await fill(fieldOf(container, "Price"), "free");
    await confirm();
    expect(onConfirm).toHaveBeenLastCalledWith({ action: "price", isFree: true });
  });

  it("moves by days without another venue", async () => {
    const { container, confirm, onConfirm } = await dialog("move");
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
    await fill(fieldOf(container, "Move by days"), "-7");
    await confirm();
    expect(onConfirm).toHaveBeenCalledWith({ action: "move", venue: undefined, days: -7 });
  });
});
