import { type DiscSheet, layOutDiscs } from "./disc-sheet.ts";
import { Lift } from "./lift.ts";
import type { OverviewMark, Position, VenuePin } from "./map-data.ts";
import type { MarkScheme } from "./mark-colors.ts";
import { type Marks, NO_MARKS, type PinMark } from "./marks.ts";
import type { Frame } from "./marks-layer.ts";
import { encloses, expandBox, type MercatorBox } from "./mercator-box.ts";
import { marksOfOverview, restingPin } from "./overview-marks.ts";
import { paintDiscs, paintGlow, paintGlows, paintPin, paintPins, paintPosition } from "./paint-marks.ts";
import { type Picked, type PickRequest, pick } from "./picking.ts";
import { isGlowing } from "./pin-time-look.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";
import { SpriteList } from "./sprite-list.ts";
import { VenueClusters } from "./venue-clusters.ts";

/** Marks are made this much beyond the view, in views, so that a small move needs no new ones. */
const MARGIN = 0.12;
/** And made anew a little before their end is seen. */
const REMAKE_MARGIN = 0.02;

type Shown = { clusters: VenueClusters } | { overview: readonly OverviewMark[] };

/** The state of all marks: which are shown, which pins are raised, and the quads that draw them. */
export class Stage {
  #atlas: SpriteAtlas;
  #shown: Shown = { overview: [] };
  #found: ReadonlySet<string> | null = null;
  #selected: string | null = null;
  #hovered: string | null = null;
  #position: Position | null = null;
  readonly #lift = new Lift();
  /** The pins off the ground, also where their venue is within a disc or no longer among those shown. */
  readonly #risenPins = new Map<string, PinMark>();
  #marks: Marks = NO_MARKS;
  #made: { box: MercatorBox; level: number } | undefined;
  #discs: { sheet: DiscSheet; list: SpriteList } | undefined;
  #pins: { glows: SpriteList; list: SpriteList; risen: string } | undefined;
  #scheme: MarkScheme;
  isMotionReduced: boolean;

  constructor(atlas: SpriteAtlas, scheme: MarkScheme, isMotionReduced: boolean) {
    this.#atlas = atlas;
    this.#scheme = scheme;
    this.isMotionReduced = isMotionReduced;
  }

  get atlas(): SpriteAtlas {
    return this.#atlas;
  }

  set atlas(atlas: SpriteAtlas) {
    this.#atlas = atlas;
    this.#repaint();
  }

  setScheme(scheme: MarkScheme): void {
    if (scheme === this.#scheme) return;
    this.#scheme = scheme;
    this.#repaint();
  }

  /** The place from which the quads are measured: the centre of the view the marks were made for. */
  get origin(): { x: number; y: number } {
    const { left, top, right, bottom } = this.#made?.box ?? { left: 0, top: 0, right: 1, bottom: 1 };
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  get marks(): Marks {
    return this.#marks;
  }

  get scheme(): MarkScheme {
    return this.#scheme;
  }

  get hovered(): string | null {
    return this.#hovered;
  }

  /** The whole zoom that the marks were made for. */
  get level(): number {
    return this.#made?.level ?? 0;
  }

  /** The selected pin, also where its venue is within a disc. */
  get selectedPin(): PinMark | undefined {
    return this.#selected === null ? undefined : this.#risenPins.get(this.#selected);
  }

  get clusters(): VenueClusters | undefined {
    return "clusters" in this.#shown ? this.#shown.clusters : undefined;
  }

  showVenues(pins: readonly VenuePin[]): void {
    this.#show({ clusters: new VenueClusters(pins) });
  }

  showOverview(overview: readonly OverviewMark[]): void {
    this.#show({ overview });
  }

  highlight(found: ReadonlySet<string> | null): void {
    if (found === this.#found) return;
    this.#found = found;
    this.#made = undefined;
  }

  select(id: string | null, nowMs: number): void {
    this.#selected = id;
    this.#rise(nowMs);
  }

  /** Whether that changed anything. */
  hover(id: string | null, nowMs: number): boolean {
    if (id === this.#hovered) return false;
    this.#hovered = id;
    this.#rise(nowMs);
    return true;
  }

  showPosition(position: Position | null): void {
    this.#position = position;
  }

  /** Makes the marks for a view, unless those made before still serve it. */
  look(view: MercatorBox, zoom: number): void {
    const level = Math.floor(zoom);
    if (this.#made?.level === level && encloses(this.#made.box, expandBox(view, REMAKE_MARGIN))) return;
    const box = expandBox(view, MARGIN);
    this.#marks =
      "clusters" in this.#shown
        ? this.#shown.clusters.marksIn(box, level, this.#found)
        : marksOfOverview(this.#shown.overview, level);
    this.#made = { box, level };
    this.#repaint();
    this.#rise(performance.now());
  }

  /** What to draw, the lowest first. */
  paint(worldPx: number, nowMs: number): Pick<Frame, "sheet" | "lists"> {
    const { x, y } = this.origin;
    const position = new SpriteList(x, y);
    if (this.#position) paintPosition(position, this.#position, this.#atlas, worldPx);
    const risen = new SpriteList(x, y);
    for (const id of this.#lift.risen(nowMs)) {
      const pin = this.#risenPins.get(id);
      const look = id === this.#selected ? "selected" : "risen";
      if (!pin) continue;
      const lift = this.#lift.at(id, nowMs);
      if (isGlowing(pin.venue.time)) paintGlow(risen, pin, this.#atlas, this.#scheme, lift);
      paintPin(risen, pin, this.#atlas, this.#scheme, lift, look);
    }
    const discs = this.#paintDiscs();
    const pins = this.#paintPins(nowMs);
    return {
      sheet: discs.sheet,
      lists: [
        { name: "glows", list: pins.glows },
        { name: "position", list: position },
        { name: "discs", list: discs.list },
        { name: "pins", list: pins.list },
        { name: "risen", list: risen },
      ],
    };
  }

  isMoving(nowMs: number): boolean {
    return this.#lift.isMoving(nowMs);
  }

  pick(request: Omit<PickRequest, "risen">, nowMs: number): Picked {
    const risen = this.#lift.risen(nowMs).flatMap((id) => {
      const pin = this.#risenPins.get(id);
      return pin ? { pin, lift: this.#lift.at(id, nowMs) } : [];
    });
    return pick(this.#marks, { ...request, risen });
  }

  /** A venue's pin, also where it is within a disc. */
  find(id: string): PinMark | undefined {
    const mark = this.#marks.pins.find(({ venue }) => venue.id === id);
    if (mark) return { ...mark, isFaint: false, isSmall: false, hasBadge: true };
    const venue = this.clusters?.find(id);
    return venue && restingPin(venue);
  }

  #repaint(): void {
    this.#discs = undefined;
    this.#pins = undefined;
  }

  #paintDiscs(): { sheet: DiscSheet; list: SpriteList } {
    if (this.#discs) return this.#discs;
    const sheet = layOutDiscs(this.#marks.discs, this.#atlas, this.#scheme);
    const list = new SpriteList(this.origin.x, this.origin.y);
    paintDiscs(list, this.#marks.discs, sheet);
    this.#discs = { sheet, list };
    return this.#discs;
  }

  /** Those at rest; painted anew when another one rises or has sunk back. */
  #paintPins(nowMs: number): { glows: SpriteList; list: SpriteList } {
    const up = this.#lift.risen(nowMs);
    const risen = up.join();
    if (this.#pins?.risen !== risen) {
      const { x, y } = this.origin;
      const ids = new Set(up);
      const resting = this.#marks.pins.filter(({ venue }) => !ids.has(venue.id));
      const [glows, list] = [new SpriteList(x, y), new SpriteList(x, y)];
      paintGlows(glows, resting, this.#atlas, this.#scheme);
      paintPins(list, resting, this.#atlas, this.#scheme);
      this.#pins = { glows, list, risen };
    }
    return this.#pins;
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    this.#made = undefined;
  }

  #rise(nowMs: number): void {
    const wanted = [this.#hovered, this.#selected].filter((id) => id !== null);
    for (const id of wanted) {
      const pin = this.find(id);
      if (pin) this.#risenPins.set(id, pin);
    }
    const known = wanted.filter((id) => this.#risenPins.has(id));
    this.#lift.want(known, nowMs, this.isMotionReduced);
    const risen = new Set(this.#lift.risen(nowMs));
    for (const id of this.#risenPins.keys()) if (!risen.has(id)) this.#risenPins.delete(id);
  }
}
