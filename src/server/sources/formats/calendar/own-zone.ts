import { DAY_MS } from "#domain/time.ts";
import { type Component, firstOf, propertyText } from "./component.ts";
import { type CalendarRule, readRule, ruleWalls, untilMs } from "./rule.ts";
import { offsetMs, timeOf, timesOf } from "./time.ts";

interface Observance {
  /** Wall clocks before and after it begins are this far from UTC. */
  fromMs: number;
  toMs: number;
  startMs: number;
  rules: CalendarRule[];
  dates: number[];
  /** Its start is a day of its own rule; programs also write any day, the same for all. */
  isOnRule: boolean;
}

interface Onset {
  wallMs: number;
  fromMs: number;
  toMs: number;
}

const MAX_OBSERVANCES = 500;
/** Two rules over a hundred years. */
const MAX_DAYS_LOOKED_AT = 400_000;
const EARLIEST_YEAR = 1_583;

/** A time zone as a calendar describes it (VTIMEZONE), for zones that have no name of their own. */
export class OwnZone {
  readonly #observances: Observance[];
  readonly #onsets = new Map<number, Onset[]>();
  readonly #budget = { days: MAX_DAYS_LOOKED_AT, steps: 0 };

  private constructor(observances: Observance[]) {
    this.#observances = observances;
  }

  /** Undefined where it has none. */
  static read(component: Component): OwnZone | undefined {
    const observances = component.parts.slice(0, MAX_OBSERVANCES).flatMap((part) => {
      const start = timeOf(firstOf(part, "DTSTART"));
      const to = propertyText(part, "TZOFFSETTO");
      if (!start || to === "") return [];
      const toMs = offsetMs(to);
      const from = propertyText(part, "TZOFFSETFROM");
      const rules = (part.properties.get("RRULE") ?? []).flatMap(({ value }) => readRule(value) ?? []);
      return [
        {
          fromMs: from === "" ? toMs : offsetMs(from),
          toMs,
          startMs: start.wallMs,
          rules,
          dates: timesOf(part, "RDATE", () => {}).map((span) => span.start.wallMs),
          isOnRule: rules.length === 0 || rules.some((rule) => namesStart(rule, start.wallMs)),
        },
      ];
    });
    return observances.length > 0 ? new OwnZone(observances) : undefined;
  }

  /** Wall time in a gap counts by the offset before it. */
  instantOf(wallMs: number): number {
    const { fromMs, toMs, wallMs: onset } = this.#onsetAt(wallMs);
    const isInGap = toMs > fromMs && wallMs < onset + toMs - fromMs;
    return wallMs - (isInGap ? fromMs : toMs);
  }

  wallOf(atMs: number): number {
    // The offset changes at most by hours: a second look finds the right one.
    const guess = atMs + this.#onsetAt(atMs).toMs;
    const wallMs = atMs + this.#onsetAt(guess).toMs;
    return wallMs;
  }

  #onsetAt(wallMs: number): Onset {
    const year = new Date(wallMs).getUTCFullYear();
    for (const each of [year, year - 1]) {
      const found = this.#onsetsOf(each).findLast((onset) => onset.wallMs <= wallMs);
      if (found) return found;
    }
    return this.#earlierThan(wallMs);
  }

  #onsetsOf(year: number): Onset[] {
    const known = this.#onsets.get(year);
    if (known) return known;
    const onsets = this.#findOnsets(year, (observance) =>
      observance.isOnRule ? observance.startMs : undefined,
    );
    this.#onsets.set(year, onsets);
    return onsets;
  }

  /** Of those that begin at one moment the first counts, so it stands last. */
  #findOnsets(year: number, firstOf: (observance: Observance) => number | undefined): Onset[] {
    const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
    return this.#observances
      .flatMap((observance) =>
        this.#startsOf(observance, firstOf(observance), from, to).map((wallMs) => ({
          wallMs,
          fromMs: observance.fromMs,
          toMs: observance.toMs,
        })),
      )
      .reverse()
      .sort((a, b) => a.wallMs - b.wallMs);
  }

  /** No first start: its rule has always held. */
  #startsOf(
    { startMs, rules, dates, fromMs }: Observance,
    firstMs: number | undefined,
    from: number,
    to: number,
  ): number[] {
    const isWithin = (wallMs: number) => wallMs >= from && wallMs < to;
    const starts = [...(firstMs === undefined ? [] : [firstMs]), ...dates].filter(isWithin);
    for (const rule of rules) {
      const end = untilMs(rule, (atMs) => atMs + fromMs);
      const first = new Date(
        Math.max(firstMs ?? Math.min(startMs, yearBefore(from, startMs)), Date.UTC(EARLIEST_YEAR, 0, 1)),
      );
      let count = 0;
      for (const wallMs of ruleWalls(
        rule,
        first.getTime(),
        { fromMs: from - DAY_MS, toMs: to },
        this.#budget,
      )) {
        if (wallMs > end || (rule.count !== undefined && ++count > rule.count)) break;
        if (isWithin(wallMs)) starts.push(wallMs);
      }
    }
    return starts;
  }

  /** The last change of all that came long before, what the rules say although they begin later, or what held before. */
  #earlierThan(wallMs: number): Onset {
    const starts = this.#observances.flatMap((observance) =>
      [observance.startMs, ...observance.dates].map((startMs) => ({ ...observance, wallMs: startMs })),
    );
    starts.reverse().sort((a, b) => a.wallMs - b.wallMs);
    const last = starts.findLast((start) => start.wallMs <= wallMs);
    if (last) return last;
    const year = new Date(wallMs).getUTCFullYear();
    const always = [year - 1, year].flatMap((each) => this.#findOnsets(each, () => undefined));
    const before = always.findLast((onset) => onset.wallMs <= wallMs);
    if (before) return before;
    const { fromMs } = starts[0]!;
    return { wallMs: Number.NEGATIVE_INFINITY, fromMs, toMs: fromMs };
  }
}

function namesStart(rule: CalendarRule, startMs: number): boolean {
  const budget = { days: 2 * 366, steps: 1 };
  const span = { fromMs: startMs, toMs: startMs };
  return [...ruleWalls(rule, startMs, span, budget)].includes(startMs);
}

/** The same day of the year before. */
function yearBefore(from: number, startMs: number): number {
  return new Date(startMs).setUTCFullYear(new Date(from).getUTCFullYear() - 1);
}
