import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import type { Locale } from "#domain/locale.ts";
import { click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import MakerPage from "./maker-page.tsx";

async function opened(search: string, locale: Locale = "en") {
  const Stub = createRoutesStub([
    {
      path: "/embed/make",
      Component: () => (
        <MessagesProvider locale={locale}>
          <MakerPage />
        </MessagesProvider>
      ),
    },
  ]);
  const page = await mount(<Stub initialEntries={[`/embed/make${search}`]} />);
  return { page, code: () => page.querySelector("textarea")!.value };
}

it("EMB-10 code and preview follow what is chosen: kind, city, colours, language and size", async () => {
  const { page, code } = await opened("?kind=list&city=Sofia&country=Bulgaria&at=42.7,23.3,12");
  const shown = () => page.querySelector("iframe")?.getAttribute("src");
  expect(shown()).toBe("/embed/list?city=Sofia&country=Bulgaria&limit=10");
  expect(code()).toContain('height="480"');

  await fill(fieldOf(page, "City"), "Varna");
  await fill(fieldOf(page, "Colors"), "dark");
  await fill(fieldOf(page, "Category"), "concert");
  await fill(fieldOf(page, "What to show"), "month");
  expect(shown()).toBe("/embed/month?city=Varna&country=Bulgaria&categories=concert&theme=dark");
  await fill(fieldOf(page, "Height"), "700");
  await fill(fieldOf(page, "Width"), "400");
  expect(code()).toContain('width="400" height="700"');
  expect(page.querySelector("iframe")?.style.height).toBe("700px");

  await fill(fieldOf(page, "What to show"), "component");
  await fill(fieldOf(page, "Language"), "bg");
  expect(code()).toContain('<whereabouts-events city="Varna" country="Bulgaria" categories="concert"');
  const element = page.querySelector("whereabouts-events");
  expect(element?.getAttribute("theme")).toBe("dark");
  expect(element?.getAttribute("lang")).toBe("bg");
  expect(document.querySelector('script[src="/embed.js"]')).not.toBeNull();

  await fill(fieldOf(page, "What to show"), "map");
  expect(shown()).toMatch(/^\/embed\?.*at=42\.70000/);
});

it("EMB-10 an event is named by the address of its page; without one nothing is copied", async () => {
  const { page, code } = await opened("?kind=event", "bg");
  const copy = [...page.querySelectorAll("button")].find((each) => each.textContent === "Копиране");
  expect(copy?.disabled).toBe(true);
  expect(page.textContent).toContain("Поставете тук връзка към страница на събитие от този сайт.");
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  await fill(
    fieldOf(page, "Връзка към страницата на събитието"),
    "https://x.example/event/location=a&category=concert&event=b&date=2026-12-01",
  );
  expect(code()).toContain("/embed/event/location=a&amp;category=concert&amp;event=b&amp;date=2026-12-01");
  await click(copy);
  expect(writeText).toHaveBeenCalledWith(code());
});

it("EMB-10 it starts with the map that its address describes, and keeps its category and size", async () => {
  const { page, code } = await opened("?at=42.6977,23.3219,13");
  expect(code()).toMatch(/^<iframe src="[^"]*\/embed\?at=42\.6977,23\.3219,13"/);
  await fill(fieldOf(page, "Category"), "concert");
  await fill(fieldOf(page, "Height"), "600");
  expect(code()).toMatch(/categories=concert.* height="600"/);
  expect(page.querySelector("iframe")?.getAttribute("src")).toMatch(
    /^\/embed\?categories=concert&at=42\.69770/,
  );
});
