/** A venue that matches, with what it is ranked by: its best event's points, then how soon that is. */
export interface RankedVenue {
  points: number;
  startsAtMs: number;
  venueId: number;
  segment: number;
  venue: number;
}

/** The best `capacity` of the venues offered: a heap with the worst of them on top. */
export class TopEntries {
  #capacity: number;
  #heap: RankedVenue[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The least points with which a venue may still enter when its events start at this time or later. */
  pointsToEnter(startsAtMs: number): number {
    if (this.#heap.length < this.#capacity) return 0;
    const worst = this.#heap[0];
    return startsAtMs > worst.startsAtMs ? worst.points + 1 : worst.points;
  }

  offer(points: number, startsAtMs: number, venueId: number, segment: number, venue: number): void {
    const heap = this.#heap;
    if (heap.length < this.#capacity) {
      heap.push({ points, startsAtMs, venueId, segment, venue });
      this.#siftUp(heap.length - 1);
    } else if (this.#capacity > 0 && isBefore(points, startsAtMs, venueId, heap[0])) {
      heap[0] = { points, startsAtMs, venueId, segment, venue };
      this.#siftDown();
    }
  }

  sorted(): RankedVenue[] {
    return this.#heap.toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!isBetter(heap[parent], heap[at])) return;
      [heap[parent], heap[at]] = [heap[at], heap[parent]];
      at = parent;
    }
  }

  #siftDown(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      let child = 2 * at + 1;
      if (child >= heap.length) return;
      if (child + 1 < heap.length && isBetter(heap[child], heap[child + 1])) child++;
      if (!isBetter(heap[at], heap[child])) return;
      [heap[child], heap[at]] = [heap[at], heap[child]];
      at = child;
    }
  }
}

function isBetter(a: RankedVenue, b: RankedVenue): boolean {
  return isBefore(a.points, a.startsAtMs, a.venueId, b);
}

function isBefore(points: number, startsAtMs: number, venueId: number, other: RankedVenue): boolean {
  if (points !== other.points) return points > other.points;
  if (startsAtMs !== other.startsAtMs) return startsAtMs < other.startsAtMs;
  return venueId < other.venueId;
}
