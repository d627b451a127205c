import { fold } from "../fold.ts";
import { distanceM as between, type Point } from "../geo.ts";
import { transliterate } from "../transliterate.ts";

interface NamedSpot extends Point {
  name: string;
  address?: string;
}

/** A place as a source names it. */
interface Named {
  name: string;
  address?: string;
}

/** Why a known venue may be the place that a source names. */
export type Likeness = {
  /** `name`: another spelling; `room`: a hall of it; `near`: another name close by, or at the same address. */
  reason: "name" | "room" | "near";
  /** Null where the source gives no coordinates. */
  distanceM: number | null;
  /** The hall, as the source writes it. */
  room: string | null;
};

interface Reading {
  key: string;
  room: string | null;
}

/** A venue this close may be the same one under another name. */
export const NEAR_M = 150;
/** A venue of a like name further away than this is another branch. */
const SAME_NAME_M = 2_000;
const METERS_PER_DEGREE = 111_200;

const ARTICLES = new Set("the a le la les l der die das el los las il lo gli i de het".split(" "));
const ROOM_WORDS = new Set(
  "hall room stage studio main small big great upstairs downstairs floor saal halle salle sala scene sal zala tsena stsena golyama malka kamerna foaye foyer no nr".split(
    " ",
  ),
);

/** The form in which spellings of one name are equal: one alphabet, no accents, article, spaces and signs. */
export function venueKey(name: string): string {
  return plainWords(name).join("");
}

/** A word is misspelt, or spelt as in another language, where the others tell enough. */
const MIN_MISSPELT = 4;
const MIN_TELLING = 5;
const MIN_ALONE = 7;
/** What follows tells more of a place that is named already: "Ancient Theater of Philippopolis". */
const CONNECTORS = new Set("of at in de di du der des do da del della van von vom im am na u sur".split(" "));

/** Whether two names are of one place: other order of words, one word spelt otherwise, or one name with more to it. */
function isLikeName(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const isBeginning = short.every((word, at) => word === long[at]);
  if (short.length < long.length)
    return short.length > 1 && isBeginning && CONNECTORS.has(long[short.length]!) && !long.every(isRoomWord);
  const left = [...long];
  const others = short.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const [one, ...more] = others;
  if (one === undefined) return short.length > 1;
  const other = left[0]!;
  if (more.length > 0 || Math.min(one.length, other.length) < MIN_MISSPELT || !isOneLetterOff(one, other))
    return false;
  const equal = short.filter((word) => word !== one && !isRoomWord(word));
  return short.length === 1
    ? Math.min(one.length, other.length) >= MIN_ALONE
    : equal.some(({ length }) => length >= MIN_TELLING);
}

/** One letter is another, missing or too many, or two are swapped; digits are never misspelt. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = long.slice(at + 1);
  const isDigit = /\d/.test(`${short[at] ?? ""}${long[at] ?? ""}`);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    !isDigit &&
    (short.slice(at) === rest ||
      short.slice(at + 1) === rest ||
      (isSwapped && short.slice(at + 2) === long.slice(at + 2)))
  );
}

const STREET_WORDS = new Set(
  "ul ulitsa ulica ulice bul bulevard blvd boulevard boul pl ploshtad square sq st str street strasse road rd avenue av ave lane ln rue via viale corso piazza calle plaza rua strada bd sokak sok cad caddesi vul vulytsia no nr".split(
    " ",
  ),
);

/** Street and number of an address in one form; undefined where either is missing. */
export function addressKey(address: string): string | undefined {
  const [street = "", next = ""] = address.split(/[,;\n]/u);
  const line = /^\s*\d+\s?[a-z]?\s*$/iu.test(next) && !/\d/.test(street) ? `${street} ${next}` : street;
  const words = plainWords(line).filter((word) => !STREET_WORDS.has(word));
  const [number, ...others] = words.filter((word) => /^\d{1,4}\p{L}?$/u.test(word));
  const name = words.filter((word) => word !== number);
  return number === undefined || others.length > 0 || name.join("").length < MIN_MISSPELT
    ? undefined
    : `${name.sort().join(" ")} ${number}`;
}

function plainWords(name: string): string[] {
  const words = fold(transliterate(name)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 && ARTICLES.has(words[0]!) ? words.slice(1) : words;
}

function isRoomWord(word: string): boolean {
  return ROOM_WORDS.has(word) || /^(?:\d+|[a-z]|[ivx]+)$/.test(word);
}

/** The venues that a name may mean, each with the room that is left over: "Arena (Hall 2)", "Hall 2, Arena", "Arena Hall 2". */
export function readingsOf(name: string): Reading[] {
  const readings: Reading[] = [{ key: venueKey(name), room: null }];
  const add = (venue: string, room: string) => {
    const key = venueKey(venue);
    const isRoom = plainWords(venue).every(isRoomWord);
    if (!isRoom && !readings.some((known) => known.key === key)) readings.push({ key, room: room.trim() });
  };
  const brackets = /[([{]([^()[\]{}]+)[)\]}]/.exec(name);
  if (brackets) {
    const [whole, inside] = brackets;
    add(`${name.slice(0, brackets.index)} ${name.slice(brackets.index + whole.length)}`, inside!);
  }
  const parts = name
    .split(/[,;:|/–—]|\s-\s/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > 1) {
    add(parts[0]!, parts.slice(1).join(", "));
    add(parts.at(-1)!, parts.slice(0, -1).join(", "));
  }
  const written = name.trim().split(/\s+/u);
  for (let at = written.length - 1; at > 0; at--) {
    const rest = written.slice(at).join(" ");
    if (!plainWords(rest).every(isRoomWord)) break;
    add(written.slice(0, at).join(" "), rest);
  }
  return readings.filter(({ key }) => key !== "");
}

/** Finds those of many venues that a name or a spot may mean. */
export class VenueLookup<Venue extends NamedSpot> {
  readonly #venues: readonly Venue[];
  /** By the whole name, and by what is left of it without a room. */
  readonly #whole = new Map<string, Venue[]>();
  readonly #parts = new Map<string, Venue[]>();

  /** The words of each name, and its street and number. */
  readonly #words = new Map<Venue, readonly string[]>();
  readonly #addresses = new Map<Venue, string>();

  readonly #isPlaced: (venue: Venue) => boolean;

  /** `isPlaced`: whether where a venue stands is known, and not only in which city. */
  constructor(venues: readonly Venue[], isPlaced: (venue: Venue) => boolean = () => true) {
    this.#venues = venues;
    this.#isPlaced = isPlaced;
    for (const venue of venues) {
      this.#words.set(venue, plainWords(venue.name));
      const address = addressKey(venue.address ?? "");
      if (address !== undefined) this.#addresses.set(venue, address);
      for (const { key, room } of readingsOf(venue.name)) {
        const index = room === null ? this.#whole : this.#parts;
        const others = index.get(key);
        if (others) others.push(venue);
        else index.set(key, [venue]);
      }
    }
  }

  /** The likeliest first: like names before neighbours, each by distance. */
  find(
    { name, address = "" }: Named,
    spot: Point | undefined,
    limit: number,
  ): (Likeness & { venue: Venue })[] {
    const found = new Map<Venue, Likeness>();
    const awayM = (venue: Venue) => (spot && this.#isPlaced(venue) ? Math.round(between(spot, venue)) : null);
    for (const { key, room } of readingsOf(name)) {
      // Two rooms of one house are not alike.
      const named = [...(this.#whole.get(key) ?? []), ...((room === null && this.#parts.get(key)) || [])];
      for (const venue of named) {
        const distanceM = awayM(venue);
        if (found.has(venue) || (distanceM ?? 0) > SAME_NAME_M) continue;
        found.set(venue, { reason: room === null ? "name" : "room", distanceM, room });
      }
    }
    const words = plainWords(name);
    const street = addressKey(address);
    for (const venue of this.#venues) {
      const isNamed = isLikeName(words, this.#words.get(venue)!);
      const isThere = street !== undefined && this.#addresses.get(venue) === street;
      if (found.has(venue) || !(isNamed || isThere)) continue;
      const distanceM = awayM(venue);
      if ((distanceM ?? 0) > SAME_NAME_M) continue;
      found.set(
        venue,
        isNamed
          ? { reason: "name", distanceM, room: null }
          : { reason: "near", distanceM: distanceM ?? 0, room: null },
      );
    }
    if (spot)
      for (const venue of this.#venues) {
        const isFar = Math.abs(venue.latitude - spot.latitude) * METERS_PER_DEGREE > NEAR_M;
        if (isFar || found.has(venue) || !this.#isPlaced(venue)) continue;
        const distanceM = Math.round(between(spot, venue));
        if (distanceM <= NEAR_M) found.set(venue, { reason: "near", distanceM, room: null });
      }
    return [...found]
      .map(([venue, likeness]) => ({ venue, ...likeness }))
      .sort((a, b) => RANK[a.reason] - RANK[b.reason] || (a.distanceM ?? 0) - (b.distanceM ?? 0))
      .slice(0, limit);
  }
}

const RANK = { name: 0, room: 1, near: 2 };
