import { PIN_TIMES } from "#domain/event/pin-time.ts";
import type { VenuePin } from "./map-data.ts";
import type { DiscMark, Marks, PinMark } from "./marks.ts";
import { spotAt } from "./mercator-box.ts";
import { WEEK_SCALE } from "./pin-shape.ts";

/** The second line beside a pin: when, and what. */
export interface PinNote {
  text: string;
  isNow: boolean;
}

interface NameProperties {
  id?: string;
  /** The mark that takes up the room. */
  mark: "pin" | "week" | "mini" | "selected" | "dot" | "disc";
  /** Of a disc, in CSS pixels. */
  diameter?: number;
  name?: string;
  note?: string;
  isNow?: boolean;
  /** The lowest is placed first. */
  order?: number;
}

interface NameFeature {
  type: "Feature";
  geometry: { type: "Point"; coordinates: [longitude: number, latitude: number] };
  properties: NameProperties;
}

export interface NameFeatures {
  type: "FeatureCollection";
  features: NameFeature[];
}

/** How many letters take about 160 px. */
const NAME_LETTERS = 22;
const NOTE_LETTERS = 25;
/** Below a disc a name in two short lines finds room more often than a long one. */
const DISC_LETTERS = 14;
export const NO_NAMES: NameFeatures = { type: "FeatureCollection", features: [] };
const NAMES_FROM_ZOOM = 14;
/** One zoom earlier where fewer pins than this are shown. */
const FEW_PINS = 12;

export function hasNames(zoom: number, pins: number): boolean {
  return zoom >= NAMES_FROM_ZOOM || (zoom >= NAMES_FROM_ZOOM - 1 && pins < FEW_PINS);
}

interface NameOptions {
  zoom: number;
  /** The pin off the ground that stays there. */
  selected: PinMark | undefined;
  noteOf(venue: VenuePin): PinNote | undefined;
}

/** The names of upright pins and cities in the order in which they get room, and every mark as an obstacle for them. */
export function nameFeatures({ pins, discs }: Marks, { zoom, selected, noteOf }: NameOptions): NameFeatures {
  const resting = pins.filter(({ venue }) => venue.id !== selected?.venue.id);
  const upright = resting.filter(({ isSmall }) => !isSmall);
  const isNamed = hasNames(zoom, upright.length);
  if (!isNamed && !selected && !discs.some(({ name }) => name)) return NO_NAMES;
  const features = [
    ...discs.toSorted((a, b) => b.diameter - a.diameter).map(discFeature),
    ...resting.filter(({ isSmall }) => isSmall).map((dot) => at(dot, { mark: "dot" })),
    ...upright
      .toSorted((a, b) => compareNamePriority(a.venue, b.venue))
      .map((pin, order) => {
        return at(pin, {
          mark: markOf(pin),
          ...(isNamed && !pin.isFaint && nameOf(pin.venue, noteOf)),
          order,
        });
      }),
    ...(selected ? [at(selected, { mark: "selected", ...nameOf(selected.venue, noteOf), order: 0 })] : []),
  ];
  return { type: "FeatureCollection", features };
}

function markOf({ scale }: PinMark): "pin" | "week" | "mini" {
  if (scale === 1) return "pin";
  return scale === WEEK_SCALE ? "week" : "mini";
}

/** On now first, then tonight, the soonest, the busiest. */
export function compareNamePriority(a: VenuePin, b: VenuePin): number {
  return timeRank(a) - timeRank(b) || startOf(a) - startOf(b) || b.events - a.events;
}

function timeRank({ time }: VenuePin): number {
  return time === undefined ? 0 : PIN_TIMES.indexOf(time);
}

function startOf({ startMs }: VenuePin): number {
  return startMs ?? Number.MAX_SAFE_INTEGER;
}

function nameOf(venue: VenuePin, noteOf: NameOptions["noteOf"]) {
  const note = noteOf(venue);
  return {
    id: venue.id,
    name: wrapped(venue.name, NAME_LETTERS),
    note: wrapped(note?.text ?? "", NOTE_LETTERS),
    isNow: note?.isNow ?? false,
  };
}

/** Breaks between words, so that no line is longer than it must be; the map itself would balance both texts as one. */
export function wrapped(text: string, most: number): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

function discFeature({ name, diameter, ...place }: DiscMark, order: number): NameFeature {
  return at(place, { mark: "disc", diameter, ...(name && { name: wrapped(name, DISC_LETTERS) }), order });
}

function at(place: { x: number; y: number }, properties: NameProperties): NameFeature {
  const { longitude, latitude } = spotAt(place);
  return { type: "Feature", geometry: { type: "Point", coordinates: [longitude, latitude] }, properties };
}
