import { setTimeout } from "node:timers/promises";
import { routes, urls } from "#contract/urls.ts";
import { calendar, type startSourceServer } from "#tests/support/source-server.ts";
import { addHall, HALL, type Visit } from "./visits.ts";

interface TownDeps {
  address: string;
  /** The administrator's. */
  cookie: string;
  sources: Awaited<ReturnType<typeof startSourceServer>>;
  nowMs: () => number;
}

const PAUSE_MS = 200;
const SOURCE_EVENTS = 50;
const FILE_EVENTS = 60;
const PAGES = [
  urls.home,
  urls.map,
  routes.eventsCount,
  urls.search("jazz", 1),
  urls.eventsOfVenue(HALL.venue, HALL.category),
];

const post = (address: string, path: string, cookie: string, body: object) =>
  fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

export async function followCity(address: string, cookie: string): Promise<void> {
  const follow = { kind: "city", country: HALL.country, city: HALL.city, how: "now", by: ["mail"] };
  const answer = await post(address, routes.follow, cookie, follow);
  if (!answer.ok) throw new Error(await answer.text());
}

/** What happens in a town during a day: its administrator adds, edits and deletes events, a source and a file tell others. */
export async function openTown({ address, cookie, sources, nowMs }: TownDeps) {
  await addHall(address, cookie);
  const problems: string[] = [];
  const titles: { title: string; date: string }[] = [];
  let writes = 0;
  let imports = 0;
  const hourOf = () => Math.floor(nowMs() / 3_600_000);
  let importedHour = 0;
  let turns = 0;
  const dayOf = (days: number) => new Date(nowMs() + days * 86_400_000).toISOString().slice(0, 10);
  const tellSource = () => sources.put("/town.ics", calendar(...sourceEvents(hourOf(), dayOf)));
  tellSource();
  const source = {
    name: "Town",
    url: `${sources.origin}/town.ics`,
    every: "PT1H",
    publishes: true,
    country: HALL.country,
    city: HALL.city,
    category: HALL.category,
  };
  await send(routes.adminSources, source);

  async function send(path: string, body: object): Promise<void> {
    const answer = await post(address, path, cookie, body);
    if (answer.ok) writes++;
    else problems.push(`${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  }

  /** The same file again, with other titles and days: what it no longer lists is withdrawn. */
  async function importFile(): Promise<void> {
    const { country, city, category, venue } = HALL;
    const query = new URLSearchParams({ source: "Programme", country, city, category, venue });
    const answer = await fetch(`${address}${routes.importApply}?${query}`, {
      method: "POST",
      headers: { "content-type": "text/plain", cookie },
      body: fileOfEvents(hourOf(), dayOf),
    });
    const last = (await answer.text()).trim().split("\n").at(-1) ?? "";
    // The status comes before the work is done.
    const { counts } = answer.ok ? JSON.parse(last) : {};
    if (!counts) problems.push(`import: ${last.slice(0, 200)}`);
    imports++;
    writes += (counts?.new ?? 0) + (counts?.changed ?? 0) + (counts?.withdrawn ?? 0);
  }

  return {
    problems,
    writes: () => writes,
    told: () => `a source was read ${sources.asked.length} times, a file imported ${imports} times`,
    visit: (): Visit => ({
      kind: "page",
      path: PAGES[Math.floor(Math.random() * PAGES.length)] ?? urls.home,
    }),

    /** One event is added, edited or deleted, by turns; a few days ahead at most, so that days pass by. */
    async write(): Promise<void> {
      const turn = turns++ % 3;
      const old = titles[0];
      if (turn === 0 || !old) {
        const event = { title: `Evening ${turns} of the town`, date: dayOf(1) };
        await send(routes.addEvent, { ...HALL, ...event, time: "20:00" });
        titles.push(event);
      } else {
        const event = { ...HALL, event: old.title.toLowerCase().replaceAll(" ", "-"), old_date: old.date };
        if (turn === 1) await send(routes.editEvent, { ...event, ...old, time: "21:00" });
        else {
          await send(routes.deleteEvent, event);
          titles.shift();
        }
      }
      tellSource();
      if (hourOf() > importedHour) {
        importedHour = hourOf();
        await importFile();
      }
      await setTimeout(PAUSE_MS);
    },
  };
}

/** Every simulated hour some of its events have other titles, and the days move on. */
function sourceEvents(hour: number, dayOf: (days: number) => string): string[][] {
  return Array.from({ length: SOURCE_EVENTS }, (_, at) => [
    `UID:${at}@town`,
    `SUMMARY:Talk ${at}${at % 5 === hour % 5 ? ` (${hour})` : ""}`,
    `DTSTART:${dayOf(1 + (at % 3)).replaceAll("-", "")}T180000Z`,
    "LOCATION:Town Hall",
  ]);
}

/** Some other events every simulated hour, and some that stay and move on. */
function fileOfEvents(hour: number, dayOf: (days: number) => string): string {
  const rows = Array.from({ length: FILE_EVENTS }, (_, at) => {
    const title = at % 3 === 0 ? `Matinee ${at} of hour ${hour}` : `Matinee ${at}`;
    return `${title},${dayOf(1 + (at % 3))},${10 + (at % 8)}:30`;
  });
  return ["title,date,time", ...rows].join("\n");
}
