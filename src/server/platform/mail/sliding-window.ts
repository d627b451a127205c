/** What is sent to one server. */
interface Lane<T> {
  waiting: T[];
  underWay: number;
  /** Since the last that was taken. */
  failures: number;
}

interface WindowOptions<T> {
  /** How many are sent at a time. */
  size: number;
  /** How many of them to one server, so that one that hangs leaves room for the others. */
  perLane: number;
  laneOf(item: T): string;
}

/** Decides what is sent next: at most so many at a time, and so many to one server. It knows neither database nor network. */
export class SlidingWindow<T> {
  readonly #options: WindowOptions<T>;
  readonly #lanes = new Map<string, Lane<T>>();
  readonly #underWay = new Set<T>();

  constructor(options: WindowOptions<T>) {
    this.#options = options;
  }

  get free(): number {
    return this.#options.size - this.#underWay.size;
  }

  /** How many wait and may be sent as soon as there is room. */
  get ready(): number {
    return [...this.#lanes.values()].reduce(
      (sum, lane) => sum + Math.min(lane.waiting.length, Math.max(0, this.#boundOf(lane) - lane.underWay)),
      0,
    );
  }

  get isEmpty(): boolean {
    return this.#underWay.size === 0 && this.ready === 0;
  }

  /** All that is held here: under way or waiting. */
  get held(): T[] {
    return [...this.#underWay, ...this.#waiting()];
  }

  /** Servers that nothing more is to be fetched for: enough waits for them, or they took none of the last ones. */
  get closedLanes(): string[] {
    return [...this.#lanes].filter(([, lane]) => !this.#isOpen(lane)).map(([name]) => name);
  }

  add(items: readonly T[]): void {
    for (const item of items) this.#lane(item).waiting.push(item);
  }

  /** What may be sent now, so many at most; it is under way from here on. */
  takeNext(most = Number.POSITIVE_INFINITY): T[] {
    const taken: T[] = [];
    for (const lane of this.#lanes.values())
      while (
        taken.length < most &&
        this.free > 0 &&
        lane.waiting.length > 0 &&
        lane.underWay < this.#boundOf(lane)
      ) {
        const item = lane.waiting.shift()!;
        lane.underWay++;
        this.#underWay.add(item);
        taken.push(item);
      }
    return taken;
  }

  /** Returns whether more may be fetched for its server, which was closed before. */
  finish(item: T, isTaken: boolean): boolean {
    const lane = this.#lane(item);
    const wasOpen = this.#isOpen(lane);
    this.#underWay.delete(item);
    lane.underWay--;
    lane.failures = isTaken ? 0 : lane.failures + 1;
    const isOpen = this.#isOpen(lane);
    if (lane.underWay === 0 && lane.waiting.length === 0 && lane.failures === 0)
      this.#lanes.delete(this.#options.laneOf(item));
    return isOpen && !wasOpen;
  }

  /** What waits for servers that took none of the last ones: the rest would fail, too. */
  takeHopeless(): T[] {
    return [...this.#lanes.values()].flatMap((lane) =>
      this.#boundOf(lane) === 0 ? lane.waiting.splice(0) : [],
    );
  }

  takeWaiting(isWanted: (item: T) => boolean = () => true): T[] {
    const taken: T[] = [];
    for (const lane of this.#lanes.values()) {
      taken.push(...lane.waiting.filter(isWanted));
      lane.waiting = lane.waiting.filter((item) => !isWanted(item));
    }
    return taken;
  }

  /** Servers that took nothing are tried again, with one at a time until they take it. */
  openFailed(): void {
    for (const lane of this.#lanes.values())
      lane.failures = Math.min(lane.failures, this.#options.perLane - 1);
  }

  #lane(item: T): Lane<T> {
    const name = this.#options.laneOf(item);
    const lane = this.#lanes.get(name) ?? { waiting: [], underWay: 0, failures: 0 };
    this.#lanes.set(name, lane);
    return lane;
  }

  #isOpen(lane: Lane<T>): boolean {
    return lane.waiting.length === 0 && lane.underWay < this.#boundOf(lane);
  }

  /** None for a server that took none of the last ones. */
  #boundOf({ failures }: Lane<T>): number {
    return Math.max(0, this.#options.perLane - failures);
  }

  #waiting(): T[] {
    return [...this.#lanes.values()].flatMap(({ waiting }) => waiting);
  }
}
