import { box, circle, d, group, ring, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

const CORAL = "#FF5A4F";
const STAR = "M0 -64l19 40 44 6-32 30 8 44-39-21-39 21 8-44-32-30 44-6Z";

const tiles: Scene = (dice, { near, far, light, ground }) => {
  const size = dice.pick([160, 200, 800 / 3]);
  const columns = Math.ceil(800 / size);
  const rows = Math.ceil(750 / size);
  const accent = dice.whole(0, columns * Math.min(rows, 3) - 1);
  return series(columns * rows, (i) => {
    const [x, y] = [(i % columns) * size, 260 + Math.floor(i / columns) * size];
    const [back, front] = dice.pick<[string, string]>([
      [near, far],
      [far, near],
      [light, near],
      [ground, near],
      [near, light],
      [ground, far],
    ]);
    const ink = i === accent ? CORAL : front;
    const half = size / 2;
    const motif = dice.pick([
      () => shape(d`M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y + size}H${x}Z`, ink),
      () => shape(d`M${x + size} ${y}A${size} ${size} 0 0 0 ${x} ${y + size}H${x + size}Z`, ink),
      () => shape(d`M${x} ${y + size}L${x + size} ${y}V${y + size}Z`, ink),
      () => circle(x + half, y + half, half * 0.8, ink),
      () => circle(x + half, y + half, half * 0.86, ink) + circle(x + half, y + half, half * 0.42, back),
      () =>
        shape(d`M${x} ${y + half}A${half} ${half} 0 0 1 ${x + size} ${y + half}Z`, ink) +
        shape(d`M${x} ${y + size}A${half} ${half} 0 0 1 ${x + size} ${y + size}Z`, ink),
      () => box(x, y + size * 0.22, size, size * 0.18, ink) + box(x, y + size * 0.6, size, size * 0.18, ink),
    ]);
    return box(x, y, size + 1, size + 1, back) + motif();
  });
};

function ticket(x: number, y: number, turn: number, colour: string, star: string): string {
  return group(
    d`translate(${x} ${y}) rotate(${turn})`,
    shape(
      "M-230 -110h460a30 30 0 0 1 30 30v42a40 40 0 0 0 0 76v42a30 30 0 0 1-30 30h-460a30 30 0 0 1-30-30v-42a40 40 0 0 0 0-76v-42a30 30 0 0 1 30-30Z",
      colour,
    ) +
      `<path d="M120 -92V92" stroke="${star}" stroke-width="8" stroke-dasharray="14 16" opacity="0.5"/>` +
      group("translate(-60 0) scale(1.15)", shape(STAR, star)),
  );
}

const tickets: Scene = (dice, { near, far, light, ground }) => {
  const fan = dice.between(13, 22);
  const start = dice.between(-46, -20);
  const tones: [string, string][] = [
    [near, far],
    [far, near],
    [CORAL, "#FFFFFF"],
  ];
  return (
    circle(
      dice.between(220, 580),
      dice.between(520, 640),
      dice.between(250, 310),
      light === ground ? near : light,
      0.18,
    ) + series(3, (i) => ticket(400 + (i - 1) * 46, 700 - i * 90, start + i * fan, ...tones[i]!))
  );
};

const terrazzo: Scene = (dice, { near, far, light }) => {
  const columns = dice.whole(3, 4);
  const cell = 800 / columns;
  const rows = Math.ceil(720 / cell);
  const accent = dice.whole(0, columns * 2 - 1);
  return series(columns * rows, (i) => {
    const x = ((i % columns) + 0.5) * cell + dice.between(-0.2, 0.2) * cell;
    const y = 300 + (Math.floor(i / columns) + 0.5) * cell + dice.between(-0.16, 0.16) * cell;
    const size = cell * dice.between(0.45, 0.75);
    const colour = i === accent ? CORAL : dice.pick([near, near, far, light]);
    return dice.pick([
      () => circle(x, y, size * 0.55, colour),
      () => box(x - size / 2, y - size / 2, size, size, colour, { radius: 14, turn: dice.between(0, 90) }),
      () =>
        group(
          d`rotate(${dice.between(0, 360)} ${x} ${y})`,
          shape(
            d`M${x - size * 0.65} ${y}A${size * 0.65} ${size * 0.65} 0 0 1 ${x + size * 0.65} ${y}Z`,
            colour,
          ),
        ),
      () => box(x - size * 0.7, y - 18, size * 1.4, 36, colour, { radius: 18, turn: dice.between(-70, 70) }),
      () => ring(x, y, size * 0.42, colour, size * 0.2),
    ])();
  });
};

const sunrise: Scene = (dice, { near, far, light }) => {
  const [x, r] = [dice.between(280, 520), dice.between(200, 250)];
  const bands = dice.whole(4, 6);
  return (
    circle(x, 610, r, dice.chance(0.35) ? CORAL : far) +
    series(bands, (i) => {
      const y = 600 + (i * 400) / bands;
      const [lift, dip] = [dice.between(30, 110), dice.between(-60, 60)];
      return shape(
        d`M0 ${y + dip}C260 ${y - lift} 520 ${y + lift} 800 ${y - dip}V1000H0Z`,
        [near, light, far, near, far, light][i]!,
        i % 2 === 0 ? 1 : 0.85,
      );
    })
  );
};

export const OTHER: readonly Scene[] = [tiles, tickets, terrazzo, sunrise];
