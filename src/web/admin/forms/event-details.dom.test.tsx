import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { Fields } from "../field.tsx";
import { EventDetailsFields } from "./event-details.tsx";

const event = { ...publicEvent({ date: "2026-11-20", time: "20:00" }), version: 1, favorites: 0 };
const told = {
  ...event,
  endDate: "2026-11-20",
  endTime: "22:40",
  price: { isFree: false, from: 20, to: 35, currency: "EUR" },
};

/** The form with these details; `sent` is what it would send. */
async function form(given?: typeof event, problems: Record<string, string> = {}) {
  const container = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <form>
        <Fields problemOf={(name) => problems[name]}>
          <EventDetailsFields event={given} />
        </Fields>
      </form>
    </QueryClientProvider>,
  );
  const sent = () => Object.fromEntries(new FormData(container.querySelector("form")!));
  const unfold = () => click(container.querySelector("[aria-expanded]"));
  return { container, sent, unfold };
}

describe("ADM-22 the details of an event's form", () => {
  it("are the six fields of always, and send no others, until more are asked for", async () => {
    const { sent, unfold, container } = await form(event);
    expect(Object.keys(sent()).sort()).toEqual(["date", "description", "image", "link", "time", "title"]);
    await unfold();
    expect(container.querySelector("[aria-expanded]")?.getAttribute("aria-expanded")).toBe("true");
    expect(sent()).toMatchObject({
      endDate: "",
      status: "scheduled",
      isAllDay: "false",
      isFree: "false",
      repeat: "",
    });
  });

  it("are unfolded where the event tells more, or where a refusal is about what is folded away", async () => {
    expect((await form(told)).sent()).toMatchObject({
      endTime: "22:40",
      priceFrom: "20",
      priceTo: "35",
      currency: "EUR",
    });
    const { container } = await form(event, { endDate: "The end must not come before the start." });
    expect(fieldOf(container, "End date").getAttribute("aria-invalid")).toBe("true");
  });

  it("have no hours for what lasts all day", async () => {
    const { container, sent } = await form(told as typeof event);
    await click(fieldOf(container, "All day"));
    expect(sent()).toMatchObject({ isAllDay: "true", time: "", endTime: "" });
    expect(container.textContent).not.toContain("End time");
    await click(fieldOf(container, "All day"));
    expect(sent()).toMatchObject({ isAllDay: "false", time: "20:00", endTime: "22:40" });
  });

  it("clear the price of what is free or not known, and keep it apart", async () => {
    const { container, sent } = await form(told as typeof event);
    await fill(fieldOf(container, "Price"), "free");
    expect(sent()).toMatchObject({ isFree: "true", priceFrom: "", priceTo: "", currency: "" });
    await fill(fieldOf(container, "Price"), "unknown");
    expect(sent()).toMatchObject({ isFree: "false", priceFrom: "" });
    expect(sent()).not.toHaveProperty("price");
  });

  it("move the end along with the start", async () => {
    const { container, sent } = await form(told as typeof event);
    await fill(fieldOf(container, "Date"), "2026-12-31");
    expect(sent()).toMatchObject({ date: "2026-12-31", endDate: "2026-12-31" });
  });

  it("send a repeat as a rule, and none of the fields it was chosen with", async () => {
    const { container, sent, unfold } = await form(event);
    await unfold();
    await fill(fieldOf(container, "Repeats"), "WEEKLY");
    await fill(fieldOf(container, "Number of dates"), "6");
    expect(sent()).toMatchObject({ repeat: "FREQ=WEEKLY;COUNT=6" });
    expect(Object.keys(sent())).not.toContain("repeatCount");
  });
});
