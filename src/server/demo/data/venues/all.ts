import { AMERICAS } from "./americas.ts";
import { AFRICA, ASIA, OCEANIA } from "./asia-africa-oceania.ts";
import { BULGARIA } from "./bulgaria.ts";
import { ALPS, BENELUX, GERMANY } from "./europe-central.ts";
import { EUROPE_EAST } from "./europe-east.ts";
import { EUROPE_NORTH } from "./europe-north.ts";
import { EUROPE_SOUTH } from "./europe-south.ts";
import { BRITAIN, FRANCE, IBERIA, IRELAND } from "./europe-west.ts";
import type { KnownVenue } from "./known-venue.ts";
import { USA_EAST } from "./usa-east.ts";
import { USA_WEST } from "./usa-west.ts";

/** The real venues of the demo by country code. */
export const KNOWN_VENUES: Record<string, readonly KnownVenue[]> = {
  BG: BULGARIA,
  US: [...USA_EAST, ...USA_WEST],
  GB: BRITAIN,
  IE: IRELAND,
  FR: FRANCE,
  DE: GERMANY,
  ...IBERIA,
  ...ALPS,
  ...BENELUX,
  ...EUROPE_SOUTH,
  ...EUROPE_EAST,
  ...EUROPE_NORTH,
  ...AMERICAS,
  ...ASIA,
  ...AFRICA,
  ...OCEANIA,
};
