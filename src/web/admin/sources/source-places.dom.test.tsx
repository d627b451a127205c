import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { SourcePlace } from "#contract/admin-places.ts";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { placesOf } from "./place-calls.ts";
import type { PlaceChoiceAnswer } from "./place-choice.tsx";
import { PlaceQuestion, SourcePlacesPart } from "./source-places.tsx";

const SOURCE = { id: 7, country: "Bulgaria", city: "Sofia" };
const HALL: SourcePlace = {
  place: "The Arena (Hall 2)",
  city: "Sofia",
  address: "",
  coordinates: null,
  events: 7,
  answer: null,
  room: null,
  takenFor: null,
  problem: null,
  suggestions: [
    {
      venue: "arena",
      category: "concert",
      name: "Arena",
      city: "Sofia",
      address: "1 Kestrel Blvd",
      coordinates: [23.3, 42.7],
      reason: "room",
      distanceM: 40,
      room: "Hall 2",
    },
  ],
};
const KNOWN: SourcePlace = {
  ...HALL,
  place: "Cellar",
  answer: "venue",
  suggestions: [],
  takenFor: { ...HALL.suggestions[0]!, name: "Arena" },
};
const buttonOf = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  );

async function ask() {
  const answers: PlaceChoiceAnswer[] = [];
  const container = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <PlaceQuestion
          source={SOURCE}
          place={HALL}
          isBusy={false}
          onAnswer={(answer) => answers.push(answer)}
        />
      </ul>
    </QueryClientProvider>,
  );
  return { container, answers };
}

describe("SRC-85 a place that is not clear", () => {
  it("is asked with the venues that it may be, and their distance", async () => {
    const { container } = await ask();
    expect(container.textContent).toContain("The Arena (Hall 2)");
    expect(container.textContent).toContain("1 Kestrel Blvd · 40\u00a0m away");
  });

  it("is one of them, its hall the events' room unless that is unticked", async () => {
    const { container, answers } = await ask();
    await click(buttonOf(container, "It’s Arena"));
    await click(container.querySelector("input[type=checkbox]"));
    await click(buttonOf(container, "It’s Arena"));
    expect(answers).toEqual([
      { venue: "arena", category: "concert", room: "Hall 2", isVirtual: false },
      { venue: "arena", category: "concert", room: false, isVirtual: false },
    ]);
  });

  it("is a new venue, or online", async () => {
    const { container, answers } = await ask();
    await click(buttonOf(container, "New venue"));
    await click(buttonOf(container, "It’s online"));
    expect(answers).toEqual([
      { venue: null, room: false, isVirtual: false },
      { venue: null, room: false, isVirtual: true },
    ]);
  });

  it("stands before those that are clear, whose answers can be forgotten", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(placesOf(7).queryKey, { places: [HALL, KNOWN] });
    const container = await mount(
      <QueryClientProvider client={client}>
        <SourcePlacesPart source={SOURCE} />
      </QueryClientProvider>,
    );
    expect(container.querySelector("details")?.textContent).toContain("Cellar → Arena");
    expect(container.querySelector("details")?.textContent).not.toContain("Hall 2");
    expect(buttonOf(container, "Forget answer: Cellar")).toBeTruthy();
  });
});
