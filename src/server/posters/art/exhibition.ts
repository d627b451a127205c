import { box, circle, d, line, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

/** A small abstract picture in a frame of its own. */
function picture(
  dice: Parameters<Scene>[0],
  x: number,
  y: number,
  w: number,
  h: number,
  tones: string[],
): string {
  const [paper, a, b, c] = tones as [string, string, string, string];
  const motifs = [
    () =>
      circle(x + w / 2, y + h * 0.4, w * 0.32, a) +
      shape(
        d`M${x} ${y + h}V${y + h * 0.66}L${x + w / 2} ${y + h * 0.4}L${x + w} ${y + h * 0.66}V${y + h}Z`,
        b,
      ) +
      circle(x + w * 0.68, y + h * 0.24, w * 0.13, c),
    () =>
      shape(d`M${x} ${y}H${x + w / 2}V${y + h / 2}A${w / 2} ${w / 2} 0 0 1 ${x} ${y + h / 2 - w / 2}Z`, a) +
      shape(
        d`M${x + w} ${y + h}H${x + w / 2}V${y + h / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + h / 2 + w / 2}Z`,
        b,
      ) +
      circle(x + w * 0.74, y + h * 0.26, w * 0.19, c),
    () =>
      series(5, (i) =>
        line(
          d`M${x + w * (0.1 + i * 0.08)} ${y + h}V${y + h * 0.5}A${w * (0.4 - i * 0.08)} ${w * (0.4 - i * 0.08)} 0 0 1 ${x + w * (0.9 - i * 0.08)} ${y + h * 0.5}V${y + h}`,
          i % 2 === 0 ? a : c,
          w * 0.035,
        ),
      ),
    () =>
      series(4, (i) => box(x, y + (h * i) / 4, w, h / 4 + 1, [a, b, c, paper][i]!)) +
      circle(x + w / 2, y + h * 0.25, w * 0.2, paper),
    () =>
      circle(x + w * 0.4, y + h * 0.45, w * 0.3, a, 0.9) +
      circle(x + w * 0.6, y + h * 0.55, w * 0.3, b, 0.75) +
      line(d`M${x} ${y + h * 0.8}L${x + w} ${y + h * 0.2}`, c, w * 0.04),
  ];
  const id = `p${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${id}">${box(x, y, w, h, "#000")}</clipPath>${box(x, y, w, h, paper)}<g clip-path="url(#${id})">${dice.pick(motifs)()}</g>`;
}

const framed = (
  dice: Parameters<Scene>[0],
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  tones: string[],
) =>
  box(x - 14, y - 6, w + 36, h + 36, "#000", { opacity: 0.14 }) +
  box(x - 18, y - 18, w + 36, h + 36, frame) +
  picture(dice, x, y, w, h, tones);

function visitor(x: number, foot: number, size: number, colour: string): string {
  const half = size * 0.48;
  return (
    circle(x, foot - size * 2.1, size * 0.3, colour) +
    shape(d`M${x - half} ${foot}V${foot - size * 1.2}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}Z`, colour)
  );
}

const gallery: Scene = (dice, { near, far, light, ground }) => {
  const [w, h] = [dice.between(240, 320), dice.between(330, 410)];
  const x = dice.between(210, 350);
  const tones = [light, near, ground, far];
  return (
    box(0, 850, 800, 150, near) +
    line("M0 850H800", far, 6, 0.6) +
    framed(dice, x, 310, w, h, far, tones) +
    framed(dice, x - 210, dice.between(370, 430), 130, dice.between(170, 220), far, [
      near,
      light,
      far,
      ground,
    ]) +
    framed(dice, x + w + 80, dice.between(370, 430), 150, dice.between(180, 240), far, [
      ground,
      far,
      near,
      light,
    ]) +
    series(dice.whole(1, 3), (i) =>
      visitor(
        x + 40 + i * 130 + dice.between(-20, 20),
        dice.between(910, 960),
        dice.between(88, 104),
        light === ground ? far : light,
      ),
    )
  );
};

const masterpiece: Scene = (dice, { near, far, light, ground }) => {
  const w = dice.between(430, 520);
  const x = (800 - w) / 2 + dice.between(-50, 50);
  return (
    shape(d`M${x + w / 2} 250L${x - 120} 1000H${x + w + 120}Z`, far, 0.16) +
    framed(dice, x, 310, w, dice.between(440, 500), light, [
      ground === light ? "#FFFFFF" : ground,
      near,
      far,
      light,
    ]) +
    box(0, 900, 800, 100, near) +
    box(dice.between(180, 320), 880, 260, 30, far, { radius: 10 }) +
    visitor(dice.between(120, 680), 950, 96, light)
  );
};

const salon: Scene = (dice, { near, far, light, ground }) => {
  const columns = dice.whole(2, 3);
  const width = (800 - 60) / columns;
  const tones = [light, near, far, ground];
  return series(columns, (column) => {
    let y = 320 + dice.between(0, 70);
    return series(3, () => {
      const h = dice.between(130, 260);
      const top = y;
      y += h + 76;
      const shuffled = dice.chance(0.5) ? tones : [near, light, ground, far];
      return framed(dice, 30 + column * width + 34, top, width - 68, h, dice.pick([far, near]), shuffled);
    });
  });
};

const sculpture: Scene = (dice, { near, far, light }) => {
  const x = dice.between(340, 460);
  const stones = dice.whole(3, 5);
  let y = 800;
  return (
    shape(d`M${x - 280} 1000V560A280 280 0 0 1 ${x + 280} 560V1000Z`, near) +
    shape(d`M${x - 220} 1000V560A220 220 0 0 1 ${x + 220} 560V1000Z`, far, 0.3) +
    box(x - 120, 800, 240, 220, light) +
    box(x - 146, 786, 292, 30, far, { radius: 6 }) +
    series(stones, (i) => {
      const [w, h] = [dice.between(110, 230) * (1 - i * 0.1), dice.between(70, 130)];
      y -= h;
      const lean = dice.between(-26, 26);
      return dice.chance(0.35)
        ? circle(x + lean, y + h / 2, h / 2, i % 2 === 0 ? far : light)
        : box(x - w / 2 + lean, y, w, h, i % 2 === 0 ? light : far, { radius: dice.pick([8, h / 2]) });
    })
  );
};

export const EXHIBITION: readonly Scene[] = [gallery, masterpiece, salon, sculpture];
