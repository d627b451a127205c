import { geoNamesRows } from "../sources.ts";
import { bulgarianName } from "./bulgarian-names.ts";
import type { Place, PlaceProperties } from "./place.ts";

/** Below this, a place outside Bulgaria is known there by its Latin name only. */
const KNOWN_IN_BULGARIA = 100_000;
const KNOWN_NEARBY = 20_000;
const NEIGHBOURS = new Set(["GR", "MK", "RO", "RS", "TR"]);
const MIN_DRAWN_AREA_THOUSANDS = 20;
const HISTORICAL = new Set(["PPLCH", "PPLH", "PPLQ", "PPLW"]);
/** Populations that separate the ranks, the largest first. */
const RANKS = [5e6, 2e6, 1e6, 5e5, 2e5, 1e5, 5e4, 2e4, 1e4, 3e3];
const MIN_ZOOM_OF_RANK = [0, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8];

export function cities(): Place[] {
  return geoNamesRows().flatMap((row) => {
    const kind = row[7]!;
    return HISTORICAL.has(kind) ? [] : [cityOf(row, kind)];
  });
}

function cityOf(row: string[], kind: string): Place {
  const population = Number(row[14]);
  const capital = kind === "PPLC" ? 2 : kind === "PPLA" ? 4 : undefined;
  const placeClass = classOf(kind, population);
  const rank = 1 + RANKS.filter((limit) => population <= limit).length;
  const thousands = Math.round(population / 1000);
  return {
    minZoom: minZoomOf(placeClass, rank, capital),
    feature: {
      type: "Feature",
      geometry: { type: "Point", coordinates: [Number(row[5]), Number(row[4])] },
      properties: {
        class: placeClass,
        ...namesOf(row, population, capital === 2),
        rank,
        ...(capital && { capital }),
        ...(thousands >= MIN_DRAWN_AREA_THOUSANDS && { pop: thousands }),
      },
    },
  };
}

function classOf(kind: string, population: number): PlaceProperties["class"] {
  if (kind === "PPLX") return "suburb";
  if (population >= 100_000 || kind === "PPLC") return "city";
  return population >= 10_000 ? "town" : "village";
}

function minZoomOf(placeClass: string, rank: number, capital: number | undefined): number {
  if (placeClass === "suburb") return 8;
  const byRank = MIN_ZOOM_OF_RANK[rank]!;
  if (capital === 2) return Math.min(byRank, 3);
  return capital === 4 ? Math.min(byRank, 6) : byRank;
}

function namesOf(
  row: string[],
  population: number,
  isCapital: boolean,
): Pick<PlaceProperties, "name" | "name:en" | "name:bg"> {
  const [, name, ascii, otherNames] = row as [string, string, string, string];
  const countryCode = row[8]!;
  const known = NEIGHBOURS.has(countryCode) ? KNOWN_NEARBY : KNOWN_IN_BULGARIA;
  if (countryCode !== "BG" && population < known && !isCapital) return { name };
  const bulgarian = bulgarianName({ ascii, otherNames: otherNames.split(","), countryCode });
  if (!bulgarian) return { name };
  const local = countryCode === "BG" ? { name: bulgarian, "name:en": name } : { name };
  return { ...local, "name:bg": bulgarian };
}
