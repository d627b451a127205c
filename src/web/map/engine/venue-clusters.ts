import type { VenueCategory } from "#domain/category.ts";
import { mercatorX, mercatorY } from "#domain/geo.ts";
import { makeRoom } from "./crowding.ts";
import { clusterDiameter, countLabel, ringOf } from "./disc-look.ts";
import type { VenuePin } from "./map-data.ts";
import { type DiscMark, fromNorth, type Marks, type PinMark } from "./marks.ts";
import { boundsOf, type MercatorBox, spotAt, worldPx } from "./mercator-box.ts";
import { groupNearby } from "./nearby-groups.ts";
import { restingPin } from "./overview-marks.ts";
import { isTouchedBy } from "./pin-time-look.ts";
import { type DiscDraft, gather } from "./touching-discs.ts";

const CLUSTER_RADIUS_PX = 15;
const CLUSTER_MAX_ZOOM = 15;
/** Beyond the clusters only pins that would cover each other almost wholly are one. */
const SAME_SPOT_RADIUS_PX = 8;
export const MAX_EXPANSION_ZOOM = 17;

/** Venues kept as columns, clustered for one view at a time. */
export class VenueClusters {
  readonly #pins: readonly VenuePin[];
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;
  #events = 0;

  constructor(pins: readonly VenuePin[]) {
    this.#pins = pins;
    this.#longitudes = new Float64Array(pins.length);
    this.#latitudes = new Float64Array(pins.length);
    for (let index = 0; index < pins.length; index++) {
      this.#longitudes[index] = pins[index]!.longitude;
      this.#latitudes[index] = pins[index]!.latitude;
      this.#events += pins[index]!.events;
    }
  }

  find(id: string): VenuePin | undefined {
    return this.#pins.find((pin) => pin.id === id);
  }

  marksIn(box: MercatorBox, zoom: number, found: ReadonlySet<string> | null): Marks {
    return this.#marksOf(this.#within(box), Math.floor(zoom), found);
  }

  /** The first zoom at which these venues are no longer one mark; undefined where none up to 17 parts them. */
  expansionZoom(venues: readonly VenuePin[], zoom: number): number | undefined {
    const wanted = new Set(venues);
    const chosen = Int32Array.from(this.#pins.keys().filter((index) => wanted.has(this.#pins[index]!)));
    for (let next = Math.floor(zoom) + 1; next <= MAX_EXPANSION_ZOOM; next++) {
      const { discs, pins } = this.#marksOf(chosen, next, null);
      if (discs.length + pins.length > 1) return next;
    }
    return undefined;
  }

  #within(box: MercatorBox): Int32Array {
    const { longitude: west, latitude: north } = spotAt({ x: box.left, y: box.top });
    const { longitude: east, latitude: south } = spotAt({ x: box.right, y: box.bottom });
    const inside = new Int32Array(this.#pins.length);
    let count = 0;
    for (let index = 0; index < inside.length; index++) {
      const longitude = this.#longitudes[index]!;
      const latitude = this.#latitudes[index]!;
      if (longitude >= west && longitude <= east && latitude >= south && latitude <= north)
        inside[count++] = index;
    }
    return inside.subarray(0, count);
  }

  #marksOf(chosen: Int32Array, zoom: number, found: ReadonlySet<string> | null): Marks {
    const world = worldPx(zoom);
    const radius = zoom <= CLUSTER_MAX_ZOOM ? CLUSTER_RADIUS_PX : SAME_SPOT_RADIUS_PX;
    const xs = new Float64Array(chosen.length);
    const ys = new Float64Array(chosen.length);
    for (let at = 0; at < chosen.length; at++) {
      xs[at] = mercatorX(this.#longitudes[chosen[at]!]!) * world;
      ys[at] = mercatorY(this.#latitudes[chosen[at]!]!) * world;
    }
    const { groupOf, groups } = groupNearby(xs, ys, radius);

    const counts = new Int32Array(groups);
    const venues = new Int32Array(groups);
    const sumX = new Float64Array(groups);
    const sumY = new Float64Array(groups);
    for (let at = 0; at < chosen.length; at++) {
      const group = groupOf[at]!;
      counts[group]! += this.#pins[chosen[at]!]!.events;
      venues[group]!++;
      sumX[group]! += xs[at]!;
      sumY[group]! += ys[at]!;
    }

    const diameterOf = (count: number) => clusterDiameter(this.#events > 0 ? count / this.#events : 0);
    const drafts: DiscDraft[] = [];
    const singles: DiscDraft[] = [];
    for (let group = 0; group < groups; group++) {
      const count = counts[group]!;
      const [x, y] = [sumX[group]! / venues[group]!, sumY[group]! / venues[group]!];
      const draft = { x, y, count, diameter: diameterOf(count), parts: [group] };
      if (venues[group]! > 1) drafts.push(draft);
      else singles.push(draft);
    }
    const venueOf = new Map<number, VenuePin>();
    for (let at = 0; at < chosen.length; at++)
      if (venues[groupOf[at]!] === 1) venueOf.set(groupOf[at]!, this.#pins[chosen[at]!]!);
    const { discs, free: alone } = gather(drafts, singles, diameterOf, (single, disc) =>
      isTouchedBy(
        venueOf.get(single.parts[0]!)!,
        zoom,
        disc.x - single.x,
        disc.y - single.y,
        disc.diameter / 2,
      ),
    );
    const free = new Set(alone.map(({ parts: [group] }) => group));

    const pins: PinMark[] = [];
    for (let at = 0; at < chosen.length; at++) {
      if (!free.has(groupOf[at]!)) continue;
      const venue = this.#pins[chosen[at]!]!;
      const isFaint = found !== null && !found.has(venue.id);
      pins.push({ ...restingPin(venue), x: xs[at]! / world, y: ys[at]! / world, isFaint });
    }
    const marks = {
      discs: this.#discMarks(discs, chosen, groupOf, groups, world, found).sort(fromNorth),
      pins,
    };
    makeRoom(marks, zoom);
    return marks;
  }

  #discMarks(
    discs: DiscDraft[],
    chosen: Int32Array,
    groupOf: Int32Array,
    groups: number,
    world: number,
    found: ReadonlySet<string> | null,
  ): DiscMark[] {
    const discOf = new Int32Array(groups).fill(-1);
    for (const [disc, { parts }] of discs.entries()) for (const group of parts) discOf[group] = disc;

    const mixes = discs.map((): Partial<Record<VenueCategory, number>> => ({}));
    const isFound = new Uint8Array(discs.length);
    for (let at = 0; at < chosen.length; at++) {
      const disc = discOf[groupOf[at]!]!;
      if (disc < 0) continue;
      const { id, category } = this.#pins[chosen[at]!]!;
      const mix = mixes[disc]!;
      mix[category] = (mix[category] ?? 0) + 1;
      if (found?.has(id)) isFound[disc] = 1;
    }
    return discs.map(({ x, y, count, diameter }, disc) => {
      const venues = () =>
        Array.from(chosen)
          .filter((_, at) => discOf[groupOf[at]!] === disc)
          .map((index) => this.#pins[index]!);
      return {
        x: x / world,
        y: y / world,
        diameter,
        label: countLabel(count),
        ring: ringOf(mixes[disc]!),
        isFaint: found !== null && !isFound[disc],
        venues,
        bounds: () => boundsOf(venues()),
      };
    });
  }
}
