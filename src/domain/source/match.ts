import { fold } from "../fold.ts";

/** An occurrence as a source names it: a uid, and for a repeating event the start that its rule gives it. */
export interface Occurrence {
  uid: string;
  /** Empty for an event that does not repeat. */
  recurrence: string;
  date: string;
}

const MAX_SHIFT_DAYS = 7;

/**
 * Pairs what a source says now with what it said before: by its name for each occurrence, and where a whole series was
 * moved (so that every recurrence has another name), by day and then in order of time within a week.
 */
export function matchOccurrences<Known extends Occurrence, Now extends Occurrence>(
  known: readonly Known[],
  now: readonly Now[],
): Map<Now, Known> {
  const pairs = new Map<Now, Known>();
  const byName = new Map(known.map((each) => [nameOf(each), each]));
  const used = new Set<Known>();
  const pair = (to: Now, from: Known) => {
    pairs.set(to, from);
    used.add(from);
  };
  for (const each of now) {
    const same = byName.get(nameOf(each));
    if (same && !used.has(same)) pair(each, same);
  }
  const leftNow = Map.groupBy(
    now.filter((each) => !pairs.has(each)),
    ({ uid }) => uid,
  );
  const leftKnown = Map.groupBy(
    known.filter((each) => !used.has(each)),
    ({ uid }) => uid,
  );
  for (const [uid, news] of leftNow) {
    const olds = leftKnown.get(uid);
    if (olds) pairMoved(news, olds, pair);
  }
  return pairs;
}

function pairMoved<Known extends Occurrence, Now extends Occurrence>(
  news: readonly Now[],
  olds: readonly Known[],
  pair: (to: Now, from: Known) => void,
): void {
  const byDay = Map.groupBy(olds, ({ date }) => date);
  const moved: Now[] = [];
  for (const each of news) {
    const same = byDay.get(each.date)?.shift();
    if (same) pair(each, same);
    else moved.push(each);
  }
  const rest = [...byDay.values()].flat().sort(byDate);
  moved.sort(byDate);
  // One event of its name is the same event, wherever it went.
  if (rest.length === 1 && moved.length === 1) {
    pair(moved[0]!, rest[0]!);
    return;
  }
  let at = 0;
  for (const each of moved) {
    while (at < rest.length && daysBetween(rest[at]!.date, each.date) > MAX_SHIFT_DAYS) at++;
    const candidate = rest[at];
    if (!candidate || daysBetween(each.date, candidate.date) > MAX_SHIFT_DAYS) continue;
    pair(each, candidate);
    at++;
  }
}

export function nameOf({ uid, recurrence }: Pick<Occurrence, "uid" | "recurrence">): string {
  return `${recurrence}\n${uid}`;
}

function byDate(a: Occurrence, b: Occurrence): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Fewer are too few to tell a broken source from a changed one. */
const MIN_FOR_BROKEN = 3;

/** Whether so much is gone at once that the source is broken rather than changed. */
export function isSuspiciousLoss(known: number, gone: number): boolean {
  return gone >= MIN_FOR_BROKEN && gone * 3 > known;
}

/** Whether two titles at one venue and hour are one event: the same words, or all words of the shorter one. */
export function isLikeTitle(a: string, b: string): boolean {
  const [short, long] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  return (
    short.length > 0 && short.every((word) => long.includes(word)) && long.length <= short.length * 2 + 1
  );
}

function wordsOf(title: string): string[] {
  return fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];
}
