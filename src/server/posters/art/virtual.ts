import { box, circle, d, group, line, ring, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

const stars = (dice: Parameters<Scene>[0], count: number, colour: string) =>
  series(count, () => circle(dice.between(20, 780), dice.between(270, 640), dice.between(2, 5), colour, 0.7));

const cursor = (x: number, y: number, edge: string) =>
  `<path d="${d`M${x} ${y}l36 104l22 -44l46 -16Z`}" fill="#FFFFFF" stroke="${edge}" stroke-width="9" stroke-linejoin="round"/>`;

function screen(x: number, y: number, w: number, h: number, face: string, edge: string, dot: string): string {
  return (
    `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="30" fill="${face}" stroke="${edge}" stroke-width="9"/>` +
    line(d`M${x} ${y + 70}H${x + w}`, edge, 9) +
    series(3, (i) => circle(x + 46 + i * 40, y + 36, 11, dot))
  );
}

const player: Scene = (dice, { near, far, light, ground }) => {
  const [w, h] = [dice.between(480, 560), dice.between(330, 390)];
  const [x, y] = [(800 - w) / 2 + dice.between(-60, 60), dice.between(320, 360)];
  const horizon = dice.between(740, 780);
  const vanish = dice.between(300, 500);
  return (
    stars(dice, 30, light) +
    box(0, horizon, 800, 300, near, { opacity: 0.8 }) +
    series(13, (i) => line(d`M${vanish} ${horizon}L${-700 + i * 180} 1000`, far, 3, 0.6)) +
    series(6, (i) => line(d`M0 ${horizon + 8 * 1.85 ** i}H800`, far, 3, 0.6)) +
    box(x - 16, y - 16, w + 32, h + 32, far, { radius: 44, opacity: 0.22 }) +
    screen(x, y, w, h, near, light, far) +
    circle(x + w / 2, y + 36 + h / 2, 84, far) +
    shape(d`M${x + w / 2 - 26} ${y + 36 + h / 2 - 46}l78 46l-78 46Z`, near === far ? ground : near) +
    cursor(x + w - 40, y + h - 60, ground)
  );
};

const planet: Scene = (dice, { near, far, light }) => {
  const [x, y, r] = [dice.between(320, 480), dice.between(540, 600), dice.between(170, 220)];
  const tilt = dice.between(-32, -12);
  const band = (from: number, rx: number) =>
    `<path d="${d`M${x - rx} ${y}A${rx} ${rx * 0.3} 0 0 ${from} ${x + rx} ${y}`}" fill="none" stroke="${light}" stroke-width="22"/>`;
  return (
    stars(dice, 40, light) +
    group(
      d`rotate(${tilt} ${x} ${y})`,
      band(1, r * 1.75) +
        circle(x, y, r, near) +
        `<clipPath id="globe">${circle(x, y, r, "#000")}</clipPath><g clip-path="url(#globe)">` +
        series(4, (i) => box(x - r, y - r + i * r * 0.5 + 16, r * 2, r * 0.2, far, { opacity: 0.55 })) +
        "</g>" +
        band(0, r * 1.75),
    ) +
    circle(x + r * dice.between(1.2, 1.5), y - r * dice.between(0.8, 1.2), dice.between(24, 44), far) +
    series(dice.whole(8, 14), () =>
      box(dice.between(20, 760), dice.between(780, 980), 26, 26, dice.pick([near, far, light]), {
        radius: 5,
      }),
    )
  );
};

const call: Scene = (dice, { near, far, light, ground }) => {
  const columns = dice.whole(2, 3);
  const rows = columns === 2 ? 3 : 4;
  const [w, h] = [(800 - 80) / columns, (1000 - 330) / rows];
  const speaker = dice.whole(0, columns * rows - 1);
  return series(columns * rows, (i) => {
    const [x, y] = [40 + (i % columns) * w + 8, 300 + Math.floor(i / columns) * h + 8];
    const tile = i === speaker ? far : dice.pick([near, near, light]);
    const face = tile === near ? (dice.chance(0.5) ? far : light) : tile === light ? far : ground;
    const cx = x + w / 2 - 8;
    const r = Math.min(w, h) * 0.17;
    return (
      box(x, y, w - 16, h - 16, tile, { radius: 24 }) +
      circle(cx, y + h * 0.38, r, face) +
      shape(
        d`M${cx - r * 1.7} ${y + h - 16}V${y + h * 0.8}a${r * 1.7} ${r * 1.5} 0 0 1 ${r * 3.4} 0V${y + h - 16}Z`,
        face,
      ) +
      (i === speaker
        ? `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w - 16)}" height="${Math.round(h - 16)}" rx="24" fill="none" stroke="${light}" stroke-width="10"/>`
        : "")
    );
  });
};

const signal: Scene = (dice, { near, far, light, ground }) => {
  const [x, y] = [dice.between(260, 540), dice.between(640, 720)];
  return (
    series(6, (i) => ring(x, y, 110 + i * 84, i % 2 === 0 ? near : far, 34, 1 - i * 0.13)) +
    circle(x, y, 78, light) +
    shape(d`M${x - 24} ${y - 42}l70 42l-70 42Z`, ground === light ? far : ground) +
    cursor(x + dice.between(90, 160), y + dice.between(30, 90), ground)
  );
};

export const VIRTUAL: readonly Scene[] = [player, planet, call, signal];
