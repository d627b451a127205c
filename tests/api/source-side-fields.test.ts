import { expect, it } from "vitest";
import { startAdmin } from "#tests/support/admin.ts";
import { sourceCalls } from "#tests/support/source-calls.ts";
import { startSourceServer } from "#tests/support/source-server.ts";

const { admin, clock, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const sources = sourceCalls(admin);
await world.addVenue({ name: "House" });

it("SRC-344 a row keeps its event where its price, end or hour cannot be, and says what was left out", async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  const town = await startSourceServer();
  const rows = [
    { id: "1", title: "Camp", date: "2026-12-01", venue: "House", price: "189 € (with meals)" },
    { id: "2", title: "Jam", date: "2026-12-02", time: "19:00–21:00", venue: "House" },
    { id: "3", title: "Fair", date: "2026-12-03", time: "20:00", end_date: "2026-12-01", venue: "House" },
    { id: "4", title: "Ball", date: "2026-12-04", venue: "House", price: "20 EUR", price_to: "10" },
    { id: "5", title: "Walk", date: "2026-12-05", time: "at dawn", venue: "House" },
  ];
  town.put("/rows.json", { body: JSON.stringify(rows), type: "application/json" });
  const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
  const { id } = await sources.add({ name: "Rows", url: `${town.origin}/rows.json`, ...place });
  const run = await sources.run(id);
  expect(run).toMatchObject({ state: "done", counts: { new: 5, problem: 0 } });
  const changes = await sources.changes(run.id);
  const told = changes.map(({ title, state, problem, said }) => [
    title,
    state,
    problem?.message ?? "",
    said?.endTime ?? "",
  ]);
  expect(told).toEqual([
    [
      "Camp",
      "applied",
      "Imported, but: The price “189 € (with meals)” is in words, so we’ve added it to the description.",
      "",
    ],
    ["Jam", "applied", "", "21:00"],
    ["Fair", "applied", "Imported, but: The end must not come before the start.", ""],
    ["Ball", "applied", expect.stringMatching(/^Imported, but: /), ""],
    ["Walk", "applied", "Imported, but: “at dawn” is not a time of day, written HH:mm.", ""],
  ]);
  expect(await sources.show(id)).toMatchObject({ health: "ok", leftOut: null, events: 5 });
});
