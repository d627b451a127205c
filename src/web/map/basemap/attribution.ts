import type { Credit, StreetPack } from "#contract/basemap.ts";

/** Degrees; the view of a map. */
export interface View {
  zoom: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Shown {
  view: View;
  packs: readonly StreetPack[];
  /** The service's makers while its tiles are shown. */
  serviceCredits: readonly Credit[] | undefined;
  streetMinZoom: number;
}

const OPEN_STREET_MAP: Credit = {
  name: "© OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};
const OPEN_MAP_TILES: Credit = { name: "OpenMapTiles", href: "https://openmaptiles.org/" };
const WORLD: Credit[] = [
  { name: "Natural Earth", href: "https://www.naturalearthdata.com/" },
  { name: "GeoNames", href: "https://www.geonames.org/" },
];
/** The map opens where the visitor's network address lies. */
const CENTRE: Credit = { name: "DB-IP", href: "https://db-ip.com/" };

/** The attributions of everything on the screen, each once. */
export function creditsOf({ view, packs, serviceCredits, streetMinZoom }: Shown): Credit[] {
  const hasStreets = view.zoom >= streetMinZoom;
  const packCredits = hasStreets
    ? packs.filter((pack) => isInView(pack, view)).map(({ credits }) => credits)
    : [];
  const streetCredits = hasStreets && serviceCredits ? [...packCredits, serviceCredits] : packCredits;
  const schema = streetCredits.length > 0 ? [OPEN_MAP_TILES] : [];
  return onceEach([OPEN_STREET_MAP, ...schema, ...streetCredits.flat(), ...WORLD, CENTRE]);
}

function isInView({ bounds: [west, south, east, north] }: StreetPack, view: View): boolean {
  return west < view.east && east > view.west && south < view.north && north > view.south;
}

/** The same makers are named in several ways, but live at one address. */
function onceEach(credits: readonly Credit[]): Credit[] {
  const byHost = new Map<string, Credit>();
  for (const credit of credits) {
    const host = new URL(credit.href).hostname.replace(/^www\./, "");
    if (!byHost.has(host)) byHost.set(host, credit);
  }
  return [...byHost.values()];
}
