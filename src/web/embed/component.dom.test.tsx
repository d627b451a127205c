import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { EmbeddedEvent, EmbeddedList } from "#contract/embeds.ts";
import { LOCALES } from "#domain/locale.ts";

const SOURCE = readFileSync(`${import.meta.dirname}/../../../public/embed.js`);
const MAX_BYTES = 15 * 1_024;
const SERVER = "https://events.example";

const EVENT: EmbeddedEvent = {
  id: "1",
  name: "<b>Loud</b>",
  url: `${SERVER}/event/x`,
  date: "2026-12-12",
  day: { weekday: "Sat", day: "12", month: "Dec" },
  when: "20:00h",
  where: "Hall, Sofia",
  category: "concert",
  status: "cancelled",
  note: "Cancelled",
  picture: `${SERVER}/posters/1.svg`,
};
const LIST: EmbeddedList = {
  title: "Events in Sofia",
  total: 9,
  allUrl: `${SERVER}/city/bulgaria/sofia`,
  allText: "All 9 events",
  emptyText: "Nothing here.",
  newTabText: "opens in a new tab",
  events: [EVENT],
};

const answers = vi.fn<(url: URL) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  answers.mockImplementationOnce(async () => Response.json(body, { status }));

beforeAll(() => {
  vi.stubGlobal("fetch", answers);
  new Function(SOURCE.toString())();
});
afterEach(() => {
  document.body.replaceChildren();
  answers.mockReset();
});

/** Puts the element into the page and waits until it shows what is asked for. */
async function shown(attributes: string, selector: string) {
  document.body.innerHTML = `<whereabouts-events server="${SERVER}" ${attributes}></whereabouts-events>`;
  const root = document.querySelector("whereabouts-events")!.shadowRoot!;
  await vi.waitFor(() => expect(root.querySelector(selector)).not.toBeNull());
  return root;
}

describe("EMB-07 the component", () => {
  it("is at most 15 KB when compressed, and speaks every language", () => {
    expect(gzipSync(SOURCE).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(brotliCompressSync(SOURCE).length).toBeLessThanOrEqual(MAX_BYTES);
    for (const locale of LOCALES)
      expect(SOURCE.toString()).toMatch(new RegExp(`\\b${locale}: \\{\\s+loading:`));
  });

  it("lists events as links that the keyboard reaches, in words that are never HTML", async () => {
    answer(LIST);
    const root = await shown("city=Sofia lang=en", "ul");
    expect(root.querySelector("h2")?.textContent).toBe("Events in Sofia");
    const [event, all] = root.querySelectorAll("a");
    expect(event?.getAttribute("href")).toBe(EVENT.url);
    expect(event?.textContent).toContain("<b>Loud</b>");
    expect(event?.textContent).toContain("Cancelled");
    expect(all?.textContent).toBe("All 9 events");
    for (const link of [event, all]) expect(link?.getAttribute("target")).toBe("_blank");
    expect(root.querySelector("section")?.getAttribute("aria-busy")).toBe("false");
    expect(root.querySelector("img")).toBeNull();
    // What a policy of the page around could forbid.
    expect(root.querySelector("style, [style], script")).toBeNull();
  });

  it("asks for what its attributes say, and again when they change", async () => {
    answer(LIST);
    const root = await shown(
      'city="Stara Zagora" category="concert,party" free max-price="" limit="5" lang="bg-BG" pictures',
      "img",
    );
    expect(String(answers.mock.lastCall![0])).toBe(
      `${SERVER}/api/embed/list?city=Stara+Zagora&categories=concert%2Cparty&free=true&limit=5&lang=bg`,
    );
    answer({ ...LIST, title: "Events in Varna" });
    const element = document.querySelector("whereabouts-events")!;
    element.setAttribute("city", "Varna");
    element.setAttribute("limit", "3");
    await vi.waitFor(() => expect(root.querySelector("h2")?.textContent).toBe("Events in Varna"));
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it("says that it is looking, and that there is nothing", async () => {
    const { promise, resolve: finish } = Promise.withResolvers<Response>();
    answers.mockImplementationOnce(() => promise);
    const root = await shown("lang=en", "[role=status]");
    expect(root.querySelector("[aria-busy=true] [role=status]")?.textContent).toBe("Looking for events…");
    finish(Response.json({ ...LIST, total: 0, events: [] }));
    await vi.waitFor(() => expect(root.textContent).toContain("Nothing here."));
    expect(root.querySelector("a")).toBeNull();
  });

  it("says that it failed, and tries again", async () => {
    answer({ error: "Something went wrong." }, 500);
    const root = await shown("lang=bg", "[role=alert]");
    expect(root.textContent).toContain("В момента събитията не могат да бъдат показани.");
    answer(LIST);
    root.querySelector("button")!.click();
    await vi.waitFor(() => expect(root.querySelector("ul")).not.toBeNull());
  });

  it.each([
    ["999", "&limit=50"],
    ["0", "&limit=1"],
    ["2.9", "&limit=2"],
    ["many", ""],
  ])("EMB-361 asks for as many as there can be where limit is %s", async (limit, asked) => {
    answer(LIST);
    await shown(`city=Sofia lang=en limit="${limit}"`, "ul");
    expect(String(answers.mock.lastCall![0])).toBe(`${SERVER}/api/embed/list?city=Sofia${asked}&lang=en`);
  });

  it("EMB-361 tells the console, not visitors, what is wrong with attributes, and offers no second try", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    answer({ error: "categories must be some of party, theater." }, 400);
    const root = await shown("category=partty lang=en", "[role=alert]");
    expect(root.querySelector("button")).toBeNull();
    expect(root.textContent).not.toContain("categories");
    answer({ ...LIST, total: 0, events: [] });
    const empty = await shown("city=Nirgendwo lang=en", "[part=empty]");
    expect(empty.querySelector("[role=alert]")).toBeNull();
    expect(warned.mock.calls.flat()).toEqual([
      "<whereabouts-events>: categories must be some of party, theater.",
      '<whereabouts-events>: no events match: is "Nirgendwo" written as on the site?',
    ]);
    warned.mockRestore();
  });
});
