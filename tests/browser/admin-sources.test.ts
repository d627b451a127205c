import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { urls } from "#contract/urls.ts";
import {
  chooseVenue,
  eventsAt,
  expect,
  field,
  newName,
  newVenue,
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

test("SRC-51 a source is added, previewed, run, reviewed, undone and deleted", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same screens in another layout");
  const venue = await newVenue(page);
  const name = newName("Town");
  const town = await startTown(calendar(GALA, FAIR));
  const main = page.getByRole("main");

  await test.step("wrong fields are told at the fields", async () => {
    await openAdmin(page, urls.adminView("sources"));
    await main.getByRole("link", { name: "Add a source" }).first().click();
    await field(page, "Address").fill("ftp://town");
    await submit(page, "Preview");
    await expect(field(page, "Address")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Address")).toBeFocused();
    await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("what was found is shown before anything is written", async () => {
    await field(page, "Address").fill(town.url);
    await field(page, "Name").fill(name);
    await chooseVenue(page, venue);
    await submit(page, "Preview");
    await expect(main.getByRole("region", { name: "New" })).toContainText("Gala");
    expect(await eventsAt(page, venue)).toEqual([]);
  });

  await test.step("the first run waits for review and is applied", async () => {
    await submit(page, "Start this source");
    await expect(main.getByRole("heading", { name, level: 1 })).toBeVisible();
    await main.getByRole("checkbox", { name: "Apply Fair" }).press("Space");
    await submit(page, "Apply 1 change");
    await expect(main.getByText("applied", { exact: true })).toBeVisible();
    expect((await eventsAt(page, venue)).map((event) => event.name)).toEqual(["Gala"]);
  });

  await test.step("an applied run is undone after a question", async () => {
    await submit(page, "Undo this run");
    await page.getByRole("dialog").getByRole("button", { name: "Undo this run" }).click();
    await expect(main.getByText("1 change is undone.")).toBeVisible();
    expect(await eventsAt(page, venue)).toEqual([]);
  });

  await test.step("it is listed, paused and deleted", async () => {
    await main.getByRole("link", { name: "Sources", exact: true }).click();
    await submit(page, `Pause: ${name}`);
    await expect(main.getByRole("listitem").filter({ hasText: name })).toContainText("Paused");
    await submit(page, `Delete: ${name}`);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(main.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
  });
  town.stop();
});

test("SRC-52 a file that is sent is previewed and run as a source", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same screens in another layout");
  const venue = await newVenue(page);
  const name = newName("Programme");
  const main = page.getByRole("main");
  await openAdmin(page, `${urls.adminView("sources")}?add`);
  await field(page, "A file that I send").check();
  await page.locator("input[type=file]").setInputFiles({
    name: "town.ics",
    mimeType: "text/calendar",
    buffer: Buffer.from(calendar(GALA)),
  });
  await field(page, "Name").fill(name);
  await chooseVenue(page, venue);
  await main.getByRole("radio", { name: /^Publish by itself/ }).check();
  await submit(page, "Preview");
  await expect(main.getByRole("region", { name: "New" })).toContainText("Gala");
  await submit(page, "Start this source");
  await expect(main.getByText("applied", { exact: true })).toBeVisible();
  expect(await eventsAt(page, venue)).toHaveLength(1);
});
