import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { NO_DETAILS } from "#domain/event/event-fields.ts";
import { LOCALES } from "#domain/locale.ts";
import { drawCard, fittingWhen, MEASURE, whenLine } from "./card.ts";

const facts = { ...NO_DETAILS, date: "2026-11-20", time: "20:00" };

it("TIME-29 a shared picture tells the weekday, the end and the status, and no hour that is not known", () => {
  expect(whenLine(facts, "en")).toBe("Fri 20.11.2026 · 20:00h");
  expect(whenLine({ ...facts, endDate: "2026-11-20", endTime: "22:40" }, "en")).toBe(
    "Fri 20.11.2026 · 20:00–\u206022:40h",
  );
  expect(whenLine({ ...facts, time: "" }, "en")).toBe("Fri 20.11.2026");
  expect(whenLine({ ...facts, time: "", isAllDay: true }, "en")).toBe("Fri 20.11.2026 · All day");
  expect(whenLine({ ...facts, endDate: "2027-01-17" }, "en")).toBe("20.11.2026 – 17.01.2027");
  expect(whenLine({ ...facts, status: "cancelled" }, "en")).toBe("Cancelled: Fri 20.11.2026 · 20:00h");
});

it("I18N-28 a shared picture speaks the language that its page asks for", () => {
  expect(whenLine({ ...facts, status: "cancelled" }, "de")).toBe("Abgesagt: Fr 20.11.2026 · 20:00\u00a0Uhr");
});

const WHENS = EVENT_STATUSES.flatMap((status) => [
  { ...facts, status },
  { ...facts, status, time: "" },
  { ...facts, status, time: "", isAllDay: true },
  { ...facts, status, endDate: "2026-11-20", endTime: "22:45" },
  { ...facts, status, date: "2026-09-23", time: "18:30", endDate: "2026-09-24", endTime: "04:00" },
  { ...facts, status, date: "2026-09-24", endDate: "2026-12-16" },
]);

const FONTS = ["manrope-600.ttf", "manrope-800.ttf", "noto-sans-arabic-700.ttf", "noto-sans-jp-700.otf"];
const fontFiles = FONTS.map((file) => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)));

/** As the renderer itself measures it. */
function drawnWidth(text: string, size: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="200"><text x="0" y="100" font-family="Manrope" font-size="${size}" font-weight="800">${text}</text></svg>`;
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Manrope" };
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

describe.each(LOCALES)("in %s", (locale) => {
  it("SHARE-221 a shared picture shows the whole start: the line is set smaller, then loses its end, and is never cut", () => {
    for (const when of WHENS) {
      const { text, size } = fittingWhen(when, locale);
      expect([whenLine(when, locale), whenLine(when, locale, { hasEnd: false })]).toContain(text);
      expect(drawnWidth(text, size), text).toBeLessThanOrEqual(MEASURE);
      expect(size, text).toBeGreaterThan(20);
      const card = drawCard(
        { ...when, name: "Play", venue: "Hall", city: "Sofia", country: "Bulgaria" },
        "Whereabouts",
        "",
        locale,
      );
      expect(card).not.toContain("…");
    }
  });
});

it("SHARE-221 an evening with an end keeps both hours at full size", () => {
  const evening = { ...facts, date: "2026-11-18", time: "19:00", endDate: "2026-11-18", endTime: "21:15" };
  expect(fittingWhen(evening, "en")).toEqual({ text: "Wed 18.11.2026 · 19:00–\u206021:15h", size: 38 });
});
