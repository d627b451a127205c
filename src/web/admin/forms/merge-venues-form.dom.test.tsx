import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MergedVenues } from "#contract/admin-merge.ts";
import { routes } from "#contract/urls.ts";
import { act, click, fieldOf, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { type ChosenVenue, eventChoice } from "../choice/choice.ts";
import { MergeVenuesForm } from "./merge-forms.tsx";

const ARENA: ChosenVenue = {
  _id: "1",
  name: "Arena",
  slug: "arena",
  category: "concert",
  version: 3,
  country: "Bulgaria",
  countryCode: "BG",
  city: "Sofia",
  region: "",
  address: "1 Kestrel Blvd",
  coordinates: ["23.3", "42.7"],
  timeZone: "Europe/Sofia",
};
const DOUBLE: ChosenVenue = { ...ARENA, _id: "2", name: "The Arena", slug: "the-arena", version: 1 };
const MERGED: MergedVenues = {
  message: "Venues Merged",
  events: 12,
  addresses: 2,
  sources: 3,
  doubles: [{ title: "Gala Night", date: "2026-12-12", time: "20:00" }],
  favorites: { events: 5, people: 4 },
};
const NAMES = {
  keep: { country: "Bulgaria", city: "Sofia", category: "concert", venue: "arena", version: 3 },
  merge: { country: "Bulgaria", city: "Sofia", category: "concert", venue: "the-arena", version: 1 },
};

afterEach(() => vi.unstubAllGlobals());

/** The form with Arena as the venue to keep; `sent` are its posts. */
async function form(answer: (url: string) => Response = () => Response.json(MERGED)) {
  const sent: [url: string, body: unknown][] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit = {}) => {
    if (method === "POST") sent.push([url, JSON.parse(String(body))]);
    return method === "POST" ? answer(url) : Response.json([]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const category of ["all", "concert"])
    client.setQueryData(["venues", "Bulgaria", "Sofia", category, ""], {
      venues: [ARENA, DOUBLE],
      hasMore: false,
    });
  for (const { _id } of [ARENA, DOUBLE]) client.setQueryData(["events", _id], []);
  const container = await mount(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MergeVenuesForm start={eventChoice(ARENA)} basemap={{} as never} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Another round has other elements.
  const merge = () => container.querySelector<HTMLElement>('fieldset[aria-label="Venue to merge into it"]')!;
  return {
    container,
    sent,
    merge,
    async choose(venue: string) {
      await click(fieldOf(merge(), "Venue"));
      const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
      await click(options.find(({ textContent }) => textContent?.startsWith(venue)));
      await settled();
    },
    async submit() {
      await click(container.querySelector("button[type=submit]"));
    },
    async confirm() {
      const buttons = [...document.querySelectorAll("dialog button")];
      await click(buttons.find(({ textContent }) => textContent === "Merge venues"));
      await settled();
    },
  };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const dialog = () => document.querySelector("dialog")?.textContent;

describe("ADM-51 two venues are merged on screen", () => {
  it("after what follows was said in numbers, and confirmed as final", async () => {
    const { container, sent, merge, choose, submit, confirm } = await form();
    expect(fieldOf(merge(), "City").value).toBe("Sofia");
    await choose("The Arena");
    expect(sent).toEqual([[routes.previewMerge, NAMES]]);
    const counts = [...container.querySelectorAll("dd")].map(({ textContent }) => textContent);
    expect(counts).toEqual(["12", "1", "5", "4", "2", "3"]);
    expect(container.textContent).toContain("Gala Night12.12.2026, 20:00");
    expect(container.textContent).toContain("You can undo a merge in the change log.");

    await submit();
    expect(sent).toHaveLength(1);
    expect(dialog()).toContain("Merge The Arena into Arena?");
    expect(dialog()).toContain("You can undo a merge in the change log.");
    await confirm();
    expect(sent.slice(1)).toEqual([[routes.mergeVenues, NAMES]]);
    expect(dialog()).toContain("Venues Merged");
    expect(fieldOf(merge(), "Venue").value).toBe("");
  });

  it("but not one with itself, nor before both are chosen", async () => {
    const { sent, merge, choose, submit } = await form();
    await submit();
    expect(merge().textContent).toContain("Choose a venue.");
    expect(document.activeElement).toBe(fieldOf(merge(), "Venue"));
    await choose("Arena");
    expect(merge().textContent).toContain("Arena is already the venue to keep. Choose another one.");
    await submit();
    expect([sent, dialog()]).toEqual([[], undefined]);
  });

  it("unless the server refuses, which is said at the field", async () => {
    const sentence = "Both are the same venue, Arena: choose another one.";
    const refusal = { error: sentence, code: "sameVenue", fields: { merge: sentence } };
    const refused = await form(() => Response.json(refusal, { status: 400 }));
    await refused.choose("The Arena");
    expect(refused.merge().textContent).toContain(sentence);
    await refused.submit();
    expect(dialog()).toBeUndefined();
  });

  it("unless one was changed meanwhile: then they can be loaded again", async () => {
    const sentence = "The venue was changed.";
    const conflict = { error: sentence, code: "venueChanged", fields: { version: sentence } };
    const { container, choose, submit, confirm } = await form((url) =>
      url === routes.mergeVenues ? Response.json(conflict, { status: 409 }) : Response.json(MERGED),
    );
    await choose("The Arena");
    await submit();
    await confirm();
    expect(container.querySelector("[role=alert]")?.textContent).toContain("Reload");
  });
});
