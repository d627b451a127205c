import { box, circle, d, group, line, ring, series, shape } from "../drawing.ts";
import { glyph } from "../glyphs.ts";
import type { Scene } from "./scene.ts";

const dumbbell: Scene = (dice, { near, far, light, ground }) => {
  const [x, y, turn] = [400, dice.between(540, 600), dice.between(-32, 32)];
  return (
    series(5, (i) => ring(x, y, 120 + i * 80, near, 30, 0.8 - i * 0.13)) +
    glyph("fitness", { x, y, size: dice.between(430, 520), turn }, light === ground ? far : light, ground)
  );
};

const pulse: Scene = (dice, { near, far, light }) => {
  const y = dice.between(540, 640);
  const [peak, at] = [dice.between(150, 220), dice.between(260, 420)];
  return (
    circle(400, y, 270, near) +
    line(
      d`M-20 ${y}H${at - 90}l40 -60l50 ${60 + peak * 0.5}l60 ${-peak * 1.6}l70 ${peak * 1.5}l40 ${-peak * 0.4}H820`,
      light,
      22,
    ) +
    circle(at + 250, y, 30, far)
  );
};

const eggs: Scene = (dice, { near, far, light, ground }) => {
  const count = dice.whole(3, 5);
  return (
    shape("M0 840Q400 760 800 840V1000H0Z", near) +
    series(count, (i) => {
      const tone = [light === ground ? far : light, far, near][i % 3]!;
      return glyph(
        "easteregg",
        {
          x: 110 + (i * 580) / (count - 1),
          y: dice.between(520, 740),
          size: dice.between(190, 330),
          turn: dice.between(-24, 24),
        },
        tone,
        tone === near ? far : ground,
      );
    }) +
    series(16, () => shape(d`M${dice.between(0, 800)} ${dice.between(850, 1000)}l8 -46l8 46Z`, far, 0.8))
  );
};

const sea: Scene = (dice, { near, far, light, ground }) => {
  const [x, y] = [dice.between(320, 480), dice.between(470, 560)];
  const wave = (top: number, colour: string, phase: number) =>
    shape(
      `M0 1000V${Math.round(top)}${Array.from({ length: 8 }, (_, i) => d`q50 ${(i + phase) % 2 === 0 ? -46 : 46} 100 0`).join("")}V1000Z`,
      colour,
    );
  return (
    circle(dice.between(180, 620), dice.between(400, 480), dice.between(110, 170), far, 0.5) +
    glyph(
      "dolphin",
      { x, y, size: dice.between(330, 420), turn: dice.between(-20, 6) },
      light === ground ? far : light,
      ground,
    ) +
    wave(700, near, 0) +
    group("translate(-40 0)", wave(790, far, 1)) +
    wave(880, near, 1) +
    series(9, () =>
      box(dice.between(0, 760), dice.between(720, 960), dice.between(30, 70), 8, light, {
        radius: 4,
        opacity: 0.6,
      }),
    )
  );
};

export const FITNESS: readonly Scene[] = [dumbbell, pulse];
export const EASTER_EGG: readonly Scene[] = [eggs];
export const DOLPHIN: readonly Scene[] = [sea];
