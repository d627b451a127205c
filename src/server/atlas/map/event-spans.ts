import { grown } from "./column.ts";
import { lowerBound } from "./sorted.ts";

const MAX_16 = 2 ** 16 - 1;

/** By UTC offset, from -128 quarters of an hour on: before which minute an event must start and after which it must be over. */
export interface MinuteWindows {
  startBefore: Float64Array;
  endAfter: Float64Array;
}

/** When events start and are over, in minutes since 1970. */
export class EventSpans {
  start: Uint32Array;
  /** Minutes from start to end, or `MAX_16` for the few events of which `longEvents` tells the end. */
  minutes: Uint16Array;
  longEvents: Uint32Array = new Uint32Array();
  longOver: Uint32Array = new Uint32Array();
  longs = 0;

  constructor(events: number) {
    this.start = new Uint32Array(events);
    this.minutes = new Uint16Array(events);
  }

  /** The minute from which an event is over. */
  over(e: number): number {
    const minutes = this.minutes[e];
    if (minutes < MAX_16) return this.start[e] + minutes;
    return this.longOver[lowerBound(this.longEvents, e, 0, this.longs)];
  }

  /** Events are set in order. */
  set(e: number, startMinute: number, overMinute: number): void {
    const minutes = overMinute - startMinute;
    const isLong = minutes < 0 || minutes >= MAX_16;
    this.start[e] = startMinute;
    this.minutes[e] = isLong ? MAX_16 : minutes;
    if (!isLong) return;
    if (this.longs === this.longEvents.length) {
      const capacity = Math.max(16, Math.ceil(this.longs * 1.5));
      this.longEvents = grown(this.longEvents, capacity);
      this.longOver = grown(this.longOver, capacity);
    }
    this.longEvents[this.longs] = e;
    this.longOver[this.longs++] = overMinute;
  }

  /** Copies an event of others. */
  setFrom(e: number, source: EventSpans, from: number): void {
    const minutes = source.minutes[from];
    if (minutes === MAX_16) {
      this.set(e, source.start[from], source.over(from));
      return;
    }
    this.start[e] = source.start[from];
    this.minutes[e] = minutes;
  }

  /** Keeps those events of an ascending list that are on in the window of their UTC offset, and returns how many there are. */
  keep(
    list: Uint32Array,
    length: number,
    offsets: Int8Array,
    { startBefore, endAfter }: MinuteWindows,
  ): number {
    const start = this.start;
    const minutes = this.minutes;
    const longEvents = this.longEvents;
    let long = 0;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const e = list[i];
      const window = offsets[e] + 128;
      if (start[e] >= startBefore[window]) continue;
      let over = start[e] + minutes[e];
      if (minutes[e] === MAX_16) {
        while (longEvents[long] < e) long++;
        over = this.longOver[long];
      }
      if (over > endAfter[window]) list[kept++] = e;
    }
    return kept;
  }

  grow(events: number): void {
    this.start = grown(this.start, events);
    this.minutes = grown(this.minutes, events);
  }

  get bytes(): number {
    const columns = [this.start, this.minutes, this.longEvents, this.longOver];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}
