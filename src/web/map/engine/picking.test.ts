import { describe, expect, it } from "vitest";
import type { DiscMark, PinMark } from "./marks.ts";
import { boundsOf } from "./mercator-box.ts";
import { pick } from "./picking.ts";

const pin = (id: string, x: number, y: number, isSmall = false): PinMark => ({
  x,
  y,
  isFaint: false,
  isSmall,
  scale: 1,
  hasBadge: true,
  venue: { id, name: "", category: "party", events: 1, longitude: 0, latitude: 0 },
});
const disc: DiscMark = {
  x: 300,
  y: 300,
  isFaint: false,
  diameter: 40,
  label: "2",
  ring: [],
  bounds: () => boundsOf([]),
};
const project = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];

function idAt(x: number, y: number, pins: PinMark[], risen: { pin: PinMark; lift: number }[] = []) {
  const picked = pick({ discs: [disc], pins }, { x, y, project, risen, slackPx: 0 });
  if (!picked) return undefined;
  return "pin" in picked ? picked.pin.venue.id : "disc";
}

describe("under the pointer is", () => {
  it("a pin by its head, its cone and its tip, not beside them", () => {
    const pins = [pin("hall", 100, 100)];
    for (const [x, y] of [
      [100, 45],
      [124, 45],
      [100, 75],
      [100, 99],
    ])
      expect(idAt(x, y, pins)).toBe("hall");
    for (const [x, y] of [
      [122, 90],
      [100, 110],
      [132, 45],
      [100, 10],
    ])
      expect(idAt(x, y, pins)).toBeUndefined();
  });

  it("the southern of two pins that overlap", () => {
    expect(idAt(100, 60, [pin("north", 100, 100), pin("south", 105, 112)])).toBe("south");
  });

  it("a risen pin before all others, also on the ground it left", () => {
    const [up, front] = [pin("up", 100, 100), pin("front", 105, 112)];
    expect(idAt(100, 60, [up, front], [{ pin: up, lift: 1 }])).toBe("up");
    expect(idAt(100, 98, [], [{ pin: up, lift: 1 }])).toBe("up");
  });

  it("a disc by its round, and a pin before it", () => {
    expect(idAt(300, 319, [])).toBe("disc");
    expect(idAt(315, 315, [])).toBeUndefined();
    expect(idAt(300, 300, [pin("hall", 300, 340)])).toBe("hall");
  });

  it("MAP-40 the nearest dot within a target of 44 px, unless a disc is there", () => {
    const dots = [pin("small", 100, 100, true), pin("other", 130, 100, true)];
    expect(idAt(121, 100, [dots[0]!])).toBe("small");
    expect(idAt(100, 79, dots)).toBe("small");
    expect(idAt(100, 77, dots)).toBeUndefined();
    expect(idAt(117, 100, dots)).toBe("other");
    expect(idAt(310, 300, [pin("small", 325, 300, true)])).toBe("disc");
  });

  it("MAP-40 a smaller pin of this week by its smaller shape", () => {
    const full = pin("hall", 100, 100);
    const week = { ...full, scale: 0.75 };
    expect(idAt(125, 45, [full])).toBe("hall");
    expect(idAt(125, 45, [week])).toBeUndefined();
    expect(idAt(115, 60, [week])).toBe("hall");
  });
});
