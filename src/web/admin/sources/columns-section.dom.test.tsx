import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { PreviewTable, SourceMapping } from "#contract/admin-sources.ts";
import { click, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { isMapped, mapColumn } from "./column-mapping.ts";
import { ColumnsSection } from "./columns-section.tsx";
import { SampleCard } from "./sample-card.tsx";

const TABLE: PreviewTable = {
  columns: [
    { name: "What", samples: ["Jam", "Gala"] },
    { name: "Day", samples: ["05/06/2026"] },
    { name: "Color", samples: ["#aa33cc"] },
  ],
  mapping: { columns: { date: "Day" } },
  knownExport: null,
  missing: ["title"],
  gone: [],
  dates: {
    sample: "05/06/2026",
    count: 24,
    dmy: { date: "2026-06-05", weekend: 21 },
    mdy: { date: "2026-05-06", weekend: 9 },
    assumed: null,
  },
};

async function section(table: Partial<PreviewTable> = {}) {
  let last: SourceMapping = { ...TABLE, ...table }.mapping;
  function Columns() {
    const [mapping, setMapping] = useState(last);
    last = mapping;
    return <ColumnsSection table={{ ...TABLE, ...table }} mapping={mapping} onMapping={setMapping} />;
  }
  const container = await mount(<Columns />);
  const column = (name: string) => container.querySelector<HTMLSelectElement>(`[aria-label="${name} is"]`)!;
  return { container, column, mapping: () => last };
}

describe("SRC-66 which column is what", () => {
  it("shows samples and what was guessed, and says what is missing", async () => {
    const { container, column } = await section();
    expect(container.textContent).toContain("Jam · Gala");
    expect([column("What").value, column("Day").value, column("Color").value]).toEqual(["", "date", ""]);
    expect(container.textContent).toContain("Choose a column for: Title.");
  });

  it("takes a field to another column: each field has one", async () => {
    const { column, mapping } = await section();
    await fill(column("What"), "title");
    expect(mapping().columns).toEqual({ date: "Day", title: "What" });
    await fill(column("Color"), "title");
    expect(mapping().columns).toEqual({ date: "Day", title: "Color" });
    await fill(column("Color"), "");
    expect(mapping().columns).toEqual({ date: "Day" });
  });

  it("asks how dates are meant that can be read both ways", async () => {
    const { container, mapping } = await section();
    expect(container.textContent).toContain("day or month first?");
    expect(container.textContent).toContain("Friday, June 5, 2026");
    expect(container.textContent).toContain("21 of 24 fall on a Friday, Saturday or Sunday");
    await click(container.querySelectorAll("input[type=radio]")[1]);
    expect(mapping().dateOrder).toBe("mdy");
  });

  it("names the program that wrote the table", async () => {
    const { container } = await section({ knownExport: "eventsCalendar", dates: null });
    expect(container.textContent).toContain("Looks like an export of The Events Calendar");
    expect(container.querySelector("fieldset")).toBeNull();
  });

  it("is ready when title and date have columns and dates an order", () => {
    const title = mapColumn(TABLE.mapping, "What", "title");
    expect(isMapped(TABLE)).toBe(false);
    expect(isMapped({ ...TABLE, missing: [], mapping: title })).toBe(false);
    expect(isMapped({ ...TABLE, missing: [], mapping: { ...title, dateOrder: "dmy" } })).toBe(true);
    expect(isMapped({ ...TABLE, missing: [], dates: { ...TABLE.dates!, assumed: "mdy" } })).toBe(true);
    expect(isMapped({ ...TABLE, missing: [], gone: ["Doors"], dates: null })).toBe(false);
  });
});

it("SRC-66 a row is shown as it will stand, and the next one", async () => {
  const sample = {
    line: 2,
    title: "Jam",
    start: "2026-06-05T19:00",
    end: "2026-06-05T21:00",
    venue: "Copper Hall",
    address: "",
    price: null,
    category: "",
    organizer: "",
    link: "",
    description: "",
    problem: null,
  };
  const problem = { code: "rowNoDate", message: "The date is missing." };
  const container = await mount(
    <SampleCard samples={[sample, { ...sample, line: 3, title: "Gala", problem }]} timeZone="" />,
  );
  expect(container.textContent).toContain("Preview of row 2");
  expect(container.textContent).toContain("Fri 05.06.2026 · 19:00 – 21:00");
  await click(container.querySelector('[aria-label="Next row"]'));
  expect(container.textContent).toContain("GalaThe date is missing.");
});
