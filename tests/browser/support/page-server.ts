import { once } from "node:events";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import type { VenueWithEvents } from "#contract/catalog.ts";
import type { LatestCategory, PageServices } from "#contract/pages.ts";
import { registerPages } from "#server/platform/http/pages.ts";
import { registerSecurity } from "#server/platform/http/security.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Addresses a test may come from, by X-Forwarded-For. */
const VISITOR_FROM_THE_USA = "198.51.100.1";
const VISITOR_WHO_BREAKS_IT = "203.0.113.1";

const PLACES: Record<LatestCategory, [venue: string, city: string, longitude: string, latitude: string][]> = {
  theater: [
    ["Ivan Vazov National Theatre", "Sofia", "23.3263", "42.6942"],
    ["Drama Theatre", "Plovdiv", "24.7490", "42.1460"],
    ["Puppet Theatre", "Varna", "27.9147", "43.2038"],
  ],
  party: [
    ["Pier 7", "Varna", "27.9200", "43.1950"],
    ["Yalta Club", "Sofia", "23.3340", "42.6930"],
    ["Old Town Disco", "Plovdiv", "24.7520", "42.1490"],
  ],
  concert: [
    ["Bulgaria Hall", "Sofia", "23.3290", "42.6950"],
    ["Summer Theatre", "Burgas", "27.4800", "42.4960"],
    ["Philharmonic Hall", "Ruse", "25.9650", "43.8480"],
  ],
};

const NAMES: Record<LatestCategory, string[]> = {
  theater: ["Night Train to Varna", "The Cherry Orchard", "Three Sisters", "A Winter’s Tale"],
  party: ["Vinyl Only", "Harbour Lights", "Soul Sunday", "Deep Sofia"],
  concert: ["Winter Strings: Vivaldi by Candlelight", "Nova Tide", "An Evening of Arias", "The Blue Trio"],
};

const COLORS: Record<LatestCategory, string> = { theater: "B01338", party: "C0177F", concert: "7C2FE0" };

function poster(category: LatestCategory, index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#${COLORS[category]}"/><circle cx="${80 + index * 60}" cy="240" r="150" fill="#fff" opacity=".25"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function venuesOf(category: LatestCategory): VenueWithEvents[] {
  return PLACES[category].map(([name, city, longitude, latitude], place) => ({
    _id: `${category}-${place}`,
    name,
    slug: `venue-${place}`,
    category,
    country: "Bulgaria",
    city,
    address: "",
    coordinates: [longitude, latitude],
    timeZone: "Europe/Sofia",
    events: NAMES[category].map((event, index) => ({
      _id: `${category}-${place}-${index}`,
      name: event,
      link: "https://tickets.example/",
      image: poster(category, index),
      date: `2026-12-${10 + place * 4 + index}`,
      time: "20:00",
      description: "",
      slug: `event-${index}`,
      expiresAt: Date.UTC(2030, 0, 1),
    })),
  }));
}

const services: PageServices = {
  site: {
    name: "Whereabouts",
    publicUrl: "http://localhost",
    contactEmail: "hello@whereabouts.example",
    donateUrl: "https://donate.whereabouts.example",
    roadmapUrl: "https://roadmap.whereabouts.example",
  },
  latestEvents: async (country, category) => (country === "Bulgaria" ? venuesOf(category) : []),
  upcomingCount: () => 12_345,
  countryOf(address) {
    if (address === VISITOR_WHO_BREAKS_IT) throw new Error("This visitor breaks the landing page.");
    return address === VISITOR_FROM_THE_USA ? "USA" : "Bulgaria";
  },
};

/** The web app over a small fixed catalogue, until the test that started it goes away. */
const isDevelopment = process.argv.includes("--dev");
const app = Fastify({ forceCloseConnections: true, trustProxy: "loopback" });
registerSecurity(app, { publicUrl: services.site.publicUrl, isDevelopment });
await registerPages(app, {
  source: isDevelopment ? { kind: "dev", root } : { kind: "built", folder: `${root}build` },
  services,
});
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`listening at ${address}\n`);
await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
await app.close();
