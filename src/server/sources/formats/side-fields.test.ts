import { describe, expect, it } from "vitest";
import type { SourceFormat } from "#domain/event-import.ts";
import { readFile } from "./file.ts";
import { readPrice } from "./written-price.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");

function one(text: string, format: SourceFormat) {
  const [row] = [...readFile(text, format, NOW_MS).rows];
  if (!row || !("draft" in row)) throw new Error(`No event: ${JSON.stringify(row)}`);
  const { start, end, facts } = row.draft;
  return { start, end, ...facts, remark: facts.remark?.code };
}
const json = (fields: object) =>
  one(JSON.stringify([{ title: "Jam", date: "2026-12-24", ...fields }]), "json");
const csv = (fields: Record<string, string>) => {
  const all = { title: "Jam", date: "2026-12-24", ...fields };
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  return one(`${quoted(Object.keys(all))}\n${quoted(Object.values(all))}\n`, "csv");
};

describe("SRC-344 what cannot be read beside title, date and place leaves the event", () => {
  it.each([
    ["19:00–21:00", "19:00", "21:00"],
    ["19:00 - 21:00", "19:00", "21:00"],
    ["19.00 bis 21.00 Uhr", "19:00", "21:00"],
    ["19–21 Uhr", "19:00", "21:00"],
    ["8-10pm", "20:00", "22:00"],
    ["8pm to 1am", "20:00", "01:00"],
    ["from 19:00 until 21:00", "19:00", "21:00"],
    ["от 19:00 до 21:00", "19:00", "21:00"],
    ["ab 19 Uhr", "19:00", undefined],
    ["19:00–", "19:00", undefined],
  ])("hours are read as start and end: %s", (time, from, to) => {
    for (const read of [json({ time }), csv({ time })]) {
      expect(read.start).toEqual({ date: "2026-12-24", time: from });
      expect(read.end && "time" in read.end ? read.end.time : undefined).toBe(to);
      expect(read.remark).toBeUndefined();
    }
    expect(csv({ date: `24.12.2026 ${time}` }).start).toEqual({ date: "2026-12-24", time: from });
    expect(csv({ date: `2026-12-24 ${time}` }).start).toEqual({ date: "2026-12-24", time: from });
  });

  it("an hour among other words counts, one that is none leaves the day; both are told", () => {
    expect(json({ time: "20:00 (doors 19:00)" })).toMatchObject({
      start: { date: "2026-12-24", time: "20:00" },
      remark: "rowBadTime",
    });
    expect(json({ time: "in the evening" })).toMatchObject({
      start: { date: "2026-12-24", time: "" },
      remark: "rowBadTime",
    });
  });

  it("an end that cannot be read is left out", () => {
    const ends: Record<string, string>[] = [{ end_date: "soon" }, { time: "19:00", end_time: "late" }];
    for (const fields of ends) {
      const read = csv(fields);
      expect([read.end, read.remark]).toEqual([undefined, expect.stringMatching(/^rowBad/)]);
    }
    expect(csv({ date: "2026-12-24T19:00Z", end_time: "21:00" })).toMatchObject({ remark: "endTimeAlone" });
  });

  it("of a price in words the first amount counts, and the words stand in the description", () => {
    const price = "189 € (inkl. 10 Tage Vollverpflegung), 150 € ermäßigt";
    for (const read of [json({ price, description: "Camp" }), csv({ price, description: "Camp" })]) {
      expect(read.details.price).toEqual({ isFree: false, from: 189, to: null, currency: "EUR" });
      expect(read.description).toBe(`Camp\n\n${price}`);
      expect(read.remark).toBe("sidePriceText");
    }
    const words = json({ price: "Pay what you can" });
    expect([words.details.price, words.description]).toEqual([undefined, "Pay what you can"]);
    const bare = csv({ price: "12" });
    expect([bare.details.price, bare.description, bare.remark]).toEqual([undefined, "12", "sidePriceText"]);
    const camp = { "@type": "Event", name: "Camp", startDate: "2026-12-24" };
    const told = one(
      JSON.stringify({ "@context": "https://schema.org", ...camp, offers: { price } }),
      "jsonld",
    );
    expect(told.details.price).toEqual({ isFree: false, from: 189, to: null, currency: "EUR" });
  });

  it.each([
    ["1.250 €", { from: 1_250, to: null, currency: "EUR" }],
    ["1,250.50 USD", { from: 1_250.5, to: null, currency: "USD" }],
    ["12,50 лв", { from: 12.5, to: null, currency: "BGN" }],
    ["€ 8 – 15", { from: 8, to: 15, currency: "EUR" }],
    ["40 zł", { from: 40, to: null, currency: "PLN" }],
  ])("prices are read as they are written: %s", (written, price) => {
    expect(readPrice(written)).toEqual({ isFree: false, ...price });
  });

  it("ages, states, languages, open days, and yes or no", () => {
    expect(csv({ age: "ab 16 Jahren" }).details.minAge).toBe(16);
    expect(csv({ age: "18+" }).details.minAge).toBe(18);
    expect(csv({ age: "adults" })).toMatchObject({ remark: "rowNotNumber" });
    expect(csv({ status: "maybe" })).toMatchObject({ remark: "rowNotOneOf" });
    expect(csv({ language: "some German" })).toMatchObject({ remark: "rowNotLanguage" });
    expect(csv({ "sold out": "nearly" })).toMatchObject({ remark: "rowNotYesOrNo" });
    const days = csv({ "open days": "2026-12-24 Christmas" });
    expect([days.details.openDays, days.remark]).toEqual([["2026-12-24"], "rowBadDate"]);
  });
});
