import { AppError } from "#contract/app-error.ts";
import { slugify } from "#domain/slug.ts";
import { DAY_MS, dateOfDay } from "#domain/time.ts";
import { KNOWN_VENUES } from "../data/known-venues.ts";
import { DEMO_LINK, type DemoEvent, demoEventsOf } from "../programme.ts";
import { announcedEvents } from "../season.ts";
import type { DemoStage } from "../stage.ts";

/** Only the demo world has addresses of this scheme; the calls for sources accept addresses of the web alone. */
export const DEMO_SCHEME = "demo:";

export const OPERA = "Sofia Opera and Ballet";
const GALLERY = "Sofia City Art Gallery";
const TIME_ZONE = "Europe/Sofia";

/** The gallery lists only what has been in the catalogue for some time. */
const SETTLED_MS = 2 * DAY_MS;
const GALLERY_DAYS = 60;

const files: Record<string, (nowMs: number, query: string) => string> = {
  "sofia-opera.ics": operaCalendar,
  "sofia-gallery.html": galleryPage,
  "sofia-week.csv": weekTable,
  // Fails on purpose.
  "plovdiv-jazz.ics": () => {
    throw new AppError("invalid", { code: "fetchStatus", params: { status: 503 } });
  },
};

/** The content of a file of the demo world, with dates counted from today. */
function readDemoFile(url: string, nowMs: number): Buffer {
  const [name = "", query = ""] = url.slice(DEMO_SCHEME.length).split("?");
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) throw new AppError("invalid", { code: "fetchStatus", params: { status: 404 } });
  return Buffer.from(file(nowMs, query));
}

export function demoFiles(now: () => number) {
  return { scheme: DEMO_SCHEME, read: (url: string) => readDemoFile(url, now()) };
}

/** What the opera plays on a day, if anything. */
export function operaEvent(date: string): DemoEvent | undefined {
  return demoEventsOf(stageOf(OPERA), date)[0];
}

export const galaUid = (date: string) => `gala-${date}@opera.example`;

/** The programme of a venue is a function of its name and place. */
function stageOf(venue: string): DemoStage {
  const known = KNOWN_VENUES.BG?.find(([city, , name]) => city === "Sofia" && name === venue);
  if (!known) throw new Error(`The demo world has no ${venue}.`);
  const [city, category, name, latitude] = known;
  return { name, slug: slugify(name, "venue"), category, city, countryCode: "BG", latitude };
}

/** The next Saturday that is not today, and those after it. */
function saturday(nowMs: number, weeks: number): string {
  const today = Math.floor(nowMs / DAY_MS);
  // The first of January 1970 was a Thursday.
  const ahead = (((2 - today) % 7) + 7) % 7 || 7;
  return dateOfDay(today + ahead + weeks * 7);
}

/** A gala night under a title that is not the one here, and matinées that are not here yet. */
function operaCalendar(nowMs: number, gala: string): string {
  const event = operaEvent(gala);
  const matinees = [0, 1, 2].map((weeks) => saturday(nowMs, weeks));
  const entries = [
    ...(event ? [entry(galaUid(gala), galaTitle(event.name), gala, event.time || "19:00", event.link)] : []),
    ...matinees.map((date) =>
      entry(
        `matinee-${date}@opera.example`,
        "Opera for Children: The Magic Flute",
        date,
        "11:00",
        `${DEMO_LINK}matinee`,
      ),
    ),
  ];
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Opera//EN",
    ...entries.flat(),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function galaTitle(title: string): string {
  return `${title} (${/\p{Script=Cyrillic}/u.test(title) ? "гала вечер" : "gala night"})`;
}

function entry(uid: string, title: string, date: string, time: string, link: string): string[] {
  const start = `${date}T${time}`.replace(/[-:]/g, "");
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    "DTSTAMP:20260101T000000Z",
    `SUMMARY:${title.replace(/[\\;,]/g, "\\$&")}`,
    `DTSTART;TZID=${TIME_ZONE}:${start}00`,
    `LOCATION:${OPERA}\\, Sofia`,
    `URL:${link}`,
    "END:VEVENT",
  ];
}

/** What the gallery shows, as the catalogue has it. */
function galleryPage(nowMs: number): string {
  const stage = { ...stageOf(GALLERY), id: 0, timeZone: TIME_ZONE };
  const today = Math.floor(nowMs / DAY_MS);
  const [from, to] = [dateOfDay(today), dateOfDay(today + GALLERY_DAYS)];
  const events = announcedEvents([stage], Number.NEGATIVE_INFINITY, nowMs - SETTLED_MS)
    .filter(({ date }) => date >= from && date <= to)
    .map(({ name, date, time, link }) => ({
      "@type": "ExhibitionEvent",
      "@id": `${link}#${date}`,
      name,
      startDate: time ? `${date}T${time}` : date,
      url: link,
      location: {
        "@type": "Place",
        name: GALLERY,
        address: { addressLocality: "Sofia", addressCountry: "BG" },
      },
    }));
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": events }).replaceAll(
    "<",
    "\\u003c",
  );
  return `<!doctype html><title>${GALLERY}</title><script type="application/ld+json">${json}</script>`;
}

/** Two evenings, and one whose date cannot be read. */
function weekTable(nowMs: number): string {
  const date = saturday(nowMs, 0);
  const rows = [
    ["title", "date", "time", "venue", "city", "link"],
    ["Improv Night", date, "22:00", "Theatre 199", "Sofia", `${DEMO_LINK}improv-night`],
    ["Winter Farmers' Market", date, "09:00", "Central Market Hall", "Sofia", `${DEMO_LINK}farmers-market`],
    ["Book Fair", "soon", "", "Central Market Hall", "Sofia", `${DEMO_LINK}book-fair`],
  ];
  return rows.map((row) => `${row.join(",")}\n`).join("");
}
