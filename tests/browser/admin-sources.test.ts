import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import type { Source } from "#contract/admin-sources.ts";
import { routes, urls } from "#contract/urls.ts";
import {
  chooseVenue,
  editElsewhere,
  eventsAt,
  expect,
  field,
  newName,
  newVenue,
  type OwnVenue,
  openAdmin,
  submit,
  test,
} from "./support/admin.ts";

const GALA = ["UID:gala@town", "SUMMARY:Gala", "DTSTART:20261201T180000Z"];
const FAIR = ["UID:fair@town", "SUMMARY:Fair", "DTSTART;VALUE=DATE:20261205"];

function calendar(...events: string[][]): string {
  const lines = events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Town//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

/** A calendar on loopback whose content can be changed. */
async function startTown(content: string) {
  const town = { content, url: "", stop: () => {} };
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/calendar" }).end(town.content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  town.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/town.ics`;
  town.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return town;
}

const PHONE = { width: 390, height: 844 };

/** The same journeys in both layouts. */
for (const layout of ["desktop", "phone"] as const)
  test.describe(`on the ${layout}`, () => {
    if (layout === "phone") test.use({ viewport: PHONE });

    test("SRC-51 a source is looked at, added, run, reviewed, undone and deleted", async ({ page }) => {
      const venue = await newVenue(page);
      const name = newName("Town");
      const town = await startTown(calendar(GALA, FAIR));
      const main = page.getByRole("main");

      await test.step("a wrong address is told at its field", async () => {
        await openAdmin(page, `${urls.adminView("sources")}?add`);
        await field(page, "Address").fill("ftp://town");
        await submit(page, "Check");
        await expect(field(page, "Address")).toHaveAttribute("aria-invalid", "true");
      });

      await test.step("what was found is shown before anything is written", async () => {
        await field(page, "Address").fill(town.url);
        await submit(page, "Check");
        await expect(main.getByRole("region", { name: "What we found" })).toContainText("Gala");
        await field(page, "Name").fill("");
        await submit(page, "Add source");
        await expect(field(page, "Name")).toBeFocused();
        await field(page, "Name").fill(name);
        await chooseVenue(page, venue);
        await expect(main.getByRole("region", { name: "Where they’ll appear" })).toContainText(venue.name);
        await expect(main.getByText("2 new.")).toBeVisible();
        expect(await eventsAt(page, venue)).toEqual([]);
      });

      await test.step("the first run waits for review and is applied; keys lead from box to box", async () => {
        await submit(page, "Add source");
        await expect(main.getByRole("heading", { name, level: 1 })).toBeVisible();
        await main.getByRole("checkbox", { name: "Apply all: New" }).focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        await expect(main.getByRole("checkbox", { name: "Apply Fair" })).toBeFocused();
        await page.keyboard.press("Space");
        await submit(page, "Apply 1 change");
        await expectApplied(main);
        expect((await eventsAt(page, venue)).map((event) => event.name)).toEqual(["Gala"]);
      });

      await test.step("an applied run is undone after a question", async () => {
        await submit(page, "Undo run");
        await page.getByRole("dialog").getByRole("button", { name: "Undo run" }).click();
        await expect(main.getByText("1 change has been undone.")).toBeVisible();
        expect(await eventsAt(page, venue)).toEqual([]);
      });

      await test.step("it is listed, switched off and deleted", async () => {
        await main.getByRole("link", { name: "Sources", exact: true }).click();
        await main.getByRole("searchbox", { name: "Name or address" }).fill(name);
        const row = main.getByRole("listitem").filter({ hasText: name });
        await row.getByRole("switch").click();
        await expect(row).toContainText("Paused");
        await submit(page, `Delete: ${name}`);
        await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
        await expect(row).toHaveCount(0);
      });
      town.stop();
    });

    test("SRC-67 a conflict is decided field by field", async ({ page }) => {
      const venue = await newVenue(page);
      const town = await startTown(calendar(GALA));
      const main = page.getByRole("main");
      const { id } = await addSource(page, venue, town.url);
      // The schedule runs a new source.
      const lastRun = async () =>
        (await (await page.request.get(`${routes.adminSources}/${id}`)).json()).lastRun;
      await expect.poll(async () => (await lastRun())?.state).toBe("done");
      const [event] = await eventsAt(page, venue);
      await editElsewhere(page, venue, event!, "Gala (sold out)");
      town.content = calendar(["UID:gala@town", "SUMMARY:Winter Gala", "DTSTART:20261201T190000Z"]);

      await openAdmin(page, `${urls.adminView("sources")}?source=${id}`);
      await submit(page, "Run now");
      const conflicts = main.getByRole("region", { name: "Conflicts" });
      await expect(conflicts).toContainText("Not decided yet.");
      const sides = (name: string) => conflicts.getByRole("group", { name });
      await sides("Title").getByRole("radio", { name: "Gala (sold out)" }).check();
      await expect(sides("Start").getByRole("radio", { name: "21:00" })).toBeChecked();
      await expect(conflicts).not.toContainText("Not decided yet.");
      await submit(page, "Apply 1 change");
      await expectApplied(main);
      expect(await eventsAt(page, venue)).toMatchObject([{ name: "Gala (sold out)", time: "21:00" }]);
      town.stop();
    });
  });

/** A run reads its file in a thread and writes in pieces beside everything else: it may take as long as any other run. */
async function expectApplied(main: Locator): Promise<void> {
  await expect(main.getByText("applied", { exact: true }).first()).toBeVisible();
}

/** A source that publishes by itself, without its form. */
async function addSource(page: Page, venue: OwnVenue, url: string): Promise<Source> {
  const { country, city, category, slug } = venue;
  const data = { name: newName("Town"), url, publishes: true, country, city, category, venue: slug };
  const answer = await page.request.post(routes.adminSources, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

test("SRC-52 a file that is sent is looked at and run as a source", async ({ page }) => {
  const venue = await newVenue(page);
  const name = newName("Programme");
  const main = page.getByRole("main");
  await openAdmin(page, `${urls.adminView("sources")}?add`);
  await sendFile(page, "town.ics", calendar(GALA));
  await expect(main.getByRole("region", { name: "What we found" })).toContainText("Gala");
  await field(page, "Name").fill(name);
  await chooseVenue(page, venue);
  await main.getByRole("radio", { name: /^Publish automatically/ }).check();
  await submit(page, "Add source");
  await expectApplied(main);
  expect(await eventsAt(page, venue)).toHaveLength(1);
});

test("SRC-66 a table of unknown columns is mapped, seen as it will stand, and run", async ({ page }) => {
  const venue = await newVenue(page);
  const main = page.getByRole("main");
  await openAdmin(page, `${urls.adminView("sources")}?add`);
  await sendFile(page, "season.csv", "What;Day;Doors\nJam;05/02/2027;7pm\nGala;04/03/2027;19h30\n");
  await field(page, "What is").selectOption("title");
  await field(page, "Day is").selectOption("date");
  await field(page, "Doors is").selectOption("time");
  await expect(main.getByRole("button", { name: "Add source" })).toBeDisabled();
  await main.getByRole("radio", { name: /day first/ }).check();
  const sample = main.getByRole("region", { name: "Preview of row 2" });
  await expect(sample).toContainText("05.02.2027 · 19:00");
  await chooseVenue(page, venue);
  await main.getByRole("radio", { name: /^Publish automatically/ }).check();
  await expect(main.getByText("2 new.")).toBeVisible();
  await submit(page, "Add source");
  await expectApplied(main);
  expect((await eventsAt(page, venue)).map(({ date }) => date).sort()).toEqual(["2027-02-05", "2027-03-04"]);
});

async function sendFile(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
  await page.locator("input[type=file]").setInputFiles(file);
}
