import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InstanceAnswer, InstanceSettings } from "#contract/instance.ts";
import { routes } from "#contract/urls.ts";
import { act, click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { InstanceView } from "./instance-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const NOTHING: InstanceSettings = {
  name: "",
  accent: "",
  accentDark: "",
  logo: "",
  hero: "",
  place: null,
  language: null,
  categories: {},
  welcome: {},
  announcement: {},
  announcementLink: "",
  announcementUntil: null,
};
const UPLOADED = `/uploads/${"u".repeat(43)}.webp`;
let stored: InstanceAnswer;
let sent: Record<string, unknown>[];
let revalidated: number;

beforeEach(() => {
  stored = {
    settings: NOTHING,
    version: 3,
    defaults: { name: "Around Town", latitude: 42.7, longitude: 23.3 },
  };
  sent = [];
  revalidated = 0;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url === routes.submissionPicture)
      return Response.json({ image: `https://site.example${UPLOADED}` }, { status: 201 });
    if (!init?.method) return Response.json(stored);
    const { version, ...settings } = JSON.parse(String(init.body));
    sent.push({ version, ...settings });
    if (version !== stored.version) {
      const problem = { error: "Someone else has changed these settings.", code: "instanceChanged" };
      return Response.json(problem, { status: 409 });
    }
    if (settings.announcementLink === "x") {
      const problem = { code: "badWebAddress", params: { field: "announcementLink" } };
      const fields = { announcementLink: "Must be a web address." };
      const fieldErrors = { announcementLink: problem };
      return Response.json({ error: "no", ...problem, fields, fieldErrors }, { status: 400 });
    }
    stored = { ...stored, settings, version: version + 1 };
    return Response.json(stored);
  });
});

async function open() {
  const basemap = { world: "", packs: [], streetTilesUrl: null };
  const Stub = createRoutesStub([
    {
      path: "/",
      loader: () => ({ times: revalidated++ }),
      HydrateFallback: () => null,
      Component: () => (
        <QueryClientProvider client={new QueryClient()}>
          <InstanceView basemap={basemap} />
        </QueryClientProvider>
      ),
    },
  ]);
  const container = await mount(<Stub />);
  await until(() => expect(container.querySelector("form")).not.toBeNull());
  const button = (text: string) =>
    [...container.querySelectorAll("button")].find((each) => each.textContent === text);
  const previews = () => [...container.querySelectorAll("figure > div")] as HTMLElement[];
  return { container, button, previews };
}

describe("INST-12 the screen of name and look", () => {
  it("shows what is typed at once, by day and by night, and saves it without a reload", async () => {
    const { container, button, previews } = await open();
    expect(previews().map(({ textContent }) => textContent?.includes("Around Town"))).toEqual([true, true]);
    await fill(fieldOf(container, "Site name"), "Kulturkalender");
    await fill(fieldOf(container, "Accent"), "#0B5D3B");
    await fill(fieldOf(container, "Text, English"), "The hall is closed");
    await fill(fieldOf(container, "Concert, English"), "Gigs");
    await fill(fieldOf(container, "On the landing page, English"), "Welcome home");
    for (const page of previews())
      for (const text of ["Kulturkalender", "The hall is closed", "Gigs", "Welcome home"])
        expect(page.textContent).toContain(text);
    expect(previews()[0]?.style.getPropertyValue("--accent-fill")).toBe("#0B5D3B");
    expect(container.textContent).toMatch(/White text on it has a contrast of [78]\.\d:1\./);
    expect(container.textContent).toContain("Not saved yet.");
    await click(button("Save changes"));
    await until(() => expect(container.textContent).toContain("Saved. Every page shows it now."));
    expect(sent).toEqual([
      {
        ...NOTHING,
        name: "Kulturkalender",
        accent: "#0B5D3B",
        version: 3,
        categories: { en: { concert: "Gigs" } },
        welcome: { en: "Welcome home" },
        announcement: { en: "The hall is closed" },
      },
    ]);
    await until(() => expect(revalidated).toBe(2));
    await click(button("Save changes"));
    await until(() => expect(sent.at(-1)?.version).toBe(4));
  });

  it("warns of a colour that cannot be read while it is typed, and offers one that can", async () => {
    const { container, button, previews } = await open();
    await fill(fieldOf(container, "Accent"), "#FFD400");
    expect(container.querySelector("[role=alert]")?.textContent).toContain("a contrast of 1.4:1");
    expect(previews()[0]?.style.getPropertyValue("--accent-fill")).toBe("#D93A30");
    const offer = [...container.querySelectorAll("button")].find((each) => /^Use #/.test(each.textContent));
    await click(offer);
    expect(container.querySelector("[role=alert]")).toBeNull();
    expect(fieldOf(container, "Accent").value).toMatch(/^#[0-9A-F]{6}$/);
    await fill(fieldOf(container, "Accent in dark mode"), "#101010");
    expect(container.querySelector("[role=alert]")?.textContent).toContain("Too dark");
    expect(button("Save changes")).toBeDefined();
  });

  it("tells what is wrong at its field, and that somebody else was faster", async () => {
    const { container, button } = await open();
    await fill(fieldOf(container, "Link"), "x");
    await click(button("Save changes"));
    await until(() => expect(container.textContent).toContain("Please check the marked fields."));
    expect(fieldOf(container, "Link").getAttribute("aria-invalid")).toBe("true");
    await fill(fieldOf(container, "Link"), "https://hall.example/");
    stored = { ...stored, settings: { ...NOTHING, name: "Theirs" }, version: 9 };
    await click(button("Save changes"));
    await until(() => expect(button("Reload")).toBeDefined());
    await click(button("Reload"));
    await until(() => expect(fieldOf(container, "Site name").value).toBe("Theirs"));
  });

  it("uploads a picture and shows it, and takes it away", async () => {
    const { container, previews } = await open();
    const input = container.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(input, "files", { value: [new File(["x"], "logo.png", { type: "image/png" })] });
    await act(() => input.dispatchEvent(new Event("change", { bubbles: true })));
    await until(() => expect(previews()[0]?.querySelector(`img[src="${UPLOADED}"]`)).not.toBeNull());
    await click(container.querySelector('[aria-label="Remove: Logo"]'));
    expect(container.querySelector(`img[src="${UPLOADED}"]`)).toBeNull();
  });

  it("has the end of an announcement in the zone of the browser, and a place of its own", async () => {
    const { container, button } = await open();
    await fill(fieldOf(container, "Ends"), "2026-12-01T18:30");
    const own = [...container.querySelectorAll("label")].find(
      (each) => each.textContent === "A place of your own",
    );
    await click(own?.querySelector("input"));
    await click(button("Save changes"));
    await until(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      announcementUntil: new Date("2026-12-01T18:30").getTime(),
      place: { latitude: 42.7, longitude: 23.3, always: false },
    });
    expect(fieldOf(container, "Ends").value).toBe("2026-12-01T18:30");
  });
});
