import { box, circle, d, group, line, series, shape } from "../drawing.ts";
import { glyph } from "../glyphs.ts";
import type { Scene } from "./scene.ts";

/** Folds that narrow and part towards the middle, drawn for the left half and mirrored. */
function curtain(folds: number, width: number, colour: string, crease: string, sway: number): string {
  const half = series(folds, (i) => {
    const [left, right] = [i * width, (i + 1) * width];
    const foot = right * 0.62 + i * sway;
    const under = left * 0.62 + i * sway;
    return (
      shape(
        d`M${left - 2} 190H${right}C${right + 18} 470 ${foot + 20} 720 ${foot} 1010H${under}C${under + 24} 700 ${left - 12} 470 ${left - 2} 190Z`,
        colour,
        1 - i * 0.06,
      ) + line(d`M${right - 6} 200C${right + 12} 470 ${foot + 14} 720 ${foot - 6} 1010`, crease, 8, 0.45)
    );
  });
  return half + group("translate(800 0) scale(-1 1)", half);
}

const pelmet = (scallops: number, ground: string, edge: string) => {
  const width = 800 / scallops;
  const path = Array.from(
    { length: scallops },
    (_, i) => d`Q${800 - (i + 0.5) * width} 330 ${800 - (i + 1) * width} 252`,
  ).join("");
  return shape(`M0 0H800V252${path}Z`, ground) + line(`M800 252${path}`, edge, 10);
};

const curtains: Scene = (dice, { near, far, light, ground }) => {
  const stage = light === ground ? near : light;
  const spread = dice.between(300, 390);
  return (
    box(0, 200, 800, 800, near, { opacity: 0.35 }) +
    shape(d`M400 200L${400 - spread} 900H${400 + spread}Z`, far, 0.35) +
    `<ellipse cx="400" cy="900" rx="${Math.round(spread)}" ry="60" fill="${far}" opacity="0.55"/>` +
    curtain(dice.whole(4, 5), dice.between(48, 66), near, ground, dice.between(0, 8)) +
    glyph(
      "theater",
      { x: 400, y: dice.between(560, 620), size: dice.between(250, 330), turn: dice.between(-10, 10) },
      stage,
      ground,
    ) +
    pelmet(dice.pick([3, 4, 5]), ground, far)
  );
};

const spotlights: Scene = (dice, { near, far, light, ground }) => {
  const beams = dice.whole(2, 3);
  const centre = dice.between(360, 440);
  return (
    series(beams, (i) => {
      const from = 120 + (i * 560) / (beams - 1);
      const to = centre + (centre - from) * 0.12;
      return shape(d`M${from - 14} 260H${from + 14}L${to + 230} 880H${to - 230}Z`, far, 0.28);
    }) +
    series(beams, (i) =>
      box(120 + (i * 560) / (beams - 1) - 34, 236, 68, 46, near, {
        radius: 12,
        turn: (i - (beams - 1) / 2) * -24,
      }),
    ) +
    `<ellipse cx="${Math.round(centre)}" cy="880" rx="320" ry="64" fill="${far}"/>` +
    box(0, 900, 800, 110, near) +
    glyph(
      "theater",
      { x: centre - 110, y: dice.between(560, 600), size: 250, turn: dice.between(-20, -8) },
      light,
      ground,
    ) +
    glyph(
      "theater",
      { x: centre + 110, y: dice.between(640, 690), size: 230, turn: dice.between(8, 22) },
      near,
      ground,
    )
  );
};

const seats: Scene = (dice, { near, far, light, ground }) => {
  const rows = dice.whole(2, 4);
  const seat = dice.between(70, 120);
  const floor = dice.between(640, 760);
  const arch = dice.between(190, 330);
  return (
    shape(
      d`M${400 - arch} 690V${300 + arch * 0.55}A${arch} ${arch * 0.75} 0 0 1 ${400 + arch} ${300 + arch * 0.55}V690Z`,
      far,
    ) +
    shape(
      d`M${400 - arch + 34} 690V${320 + arch * 0.55}A${arch - 34} ${arch * 0.72} 0 0 1 ${400 + arch - 34} ${320 + arch * 0.55}V690Z`,
      light,
      0.85,
    ) +
    glyph(
      "theater",
      { x: 400, y: dice.between(480, 560), size: dice.between(160, 260), turn: dice.between(-9, 9) },
      near === light ? ground : near,
      light,
    ) +
    series(rows, (row) => {
      const width = seat + row * 20;
      const y = floor + row * 84;
      const offset = row % 2 === 0 ? 0 : width / 2;
      return series(Math.ceil(800 / width) + 2, (i) => {
        const x = 400 - width * 6 + offset + i * width + width * 0.5;
        const back = x - width * 0.42;
        return box(back, y, width * 0.84, 150, dice.chance(0.16) ? far : near, { radius: width * 0.3 });
      });
    })
  );
};

const mask: Scene = (dice, { near, far, light, ground }) => {
  const [x, y, r] = [dice.between(340, 460), dice.between(540, 600), dice.between(290, 340)];
  return (
    series(5, (i) => circle(x, y, r + 220 - i * 70, i % 2 === 0 ? near : ground, i % 2 === 0 ? 0.6 : 1)) +
    circle(x, y, r * 0.78, far) +
    glyph(
      "theater",
      { x, y: y + 10, size: r * 1.15, turn: dice.between(-14, 14) },
      light === ground ? near : light,
      far,
    )
  );
};

export const THEATER: readonly Scene[] = [curtains, spotlights, seats, mask];
