import { box, circle, d, line, polar, rays, ring, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

const mirrorBall: Scene = (dice, { near, far, light }) => {
  const [x, y, r] = [dice.between(260, 540), dice.between(450, 540), dice.between(170, 230)];
  const rows = dice.whole(6, 8);
  const tiles = series(rows, (row) => {
    const top = y - r + (row * 2 * r) / rows;
    const middle = top + r / rows - y;
    const half = Math.sqrt(Math.max(0, r * r - middle * middle));
    const columns = 9;
    return series(columns, (i) => {
      // Tiles narrow towards the rim, as on a sphere.
      const [from, to] = [i, i + 1].map((k) => -half * Math.cos((k * Math.PI) / columns)) as [number, number];
      const colour = dice.pick([near, near, far, light]);
      return box(x + from + 2, top + 3, Math.max(2, to - from - 4), (2 * r) / rows - 6, colour, {
        radius: 5,
        opacity: dice.between(0.7, 1),
      });
    });
  });
  return (
    rays(x, y, dice.whole(6, 9) * 2, dice.between(0, 1), [near, far], 0.3) +
    line(d`M${x} 250V${y - r}`, light, 6) +
    circle(x, y, r, far) +
    `<clipPath id="ball">${circle(x, y, r, "#000")}</clipPath><g clip-path="url(#ball)">${tiles}</g>` +
    confetti(dice, 30, far, light)
  );
};

const confetti = (dice: Parameters<Scene>[0], count: number, colour: string, accent: string) =>
  series(count, () => {
    const [x, y] = [dice.between(0, 800), dice.between(270, 1000)];
    return dice.chance(0.5)
      ? circle(x, y, dice.between(5, 13), dice.chance(0.5) ? colour : accent)
      : box(x, y, 18, 18, accent, { radius: 4, turn: dice.between(0, 90) });
  });

const cocktail: Scene = (dice, { near, far, light, ground }) => {
  const [x, lean] = [dice.between(320, 480), dice.between(-10, 10)];
  const [rim, deep] = [dice.between(230, 290), dice.between(250, 300)];
  const level = dice.between(0.25, 0.45);
  const at = (depth: number) => rim * (1 - depth);
  return (
    series(dice.whole(4, 6), (i) => ring(x, 460, 250 + i * 70, near, 26, 0.9 - i * 0.14)) +
    `<g transform="${d`rotate(${lean} ${x} 640)`}">` +
    line(d`M${x + rim * 0.3} ${400 + deep * 0.4}L${x + rim * 0.75} 260`, far, 12) +
    shape(d`M${x - rim} 370H${x + rim}L${x} ${370 + deep}Z`, light, 0.3) +
    shape(d`M${x - at(level)} ${370 + deep * level}H${x + at(level)}L${x} ${370 + deep}Z`, far) +
    line(d`M${x - rim} 370H${x + rim}L${x} ${370 + deep}Z`, light, 12) +
    line(d`M${x} ${370 + deep}V${900}M${x - 120} 900H${x + 120}`, light, 14) +
    circle(x - rim * 0.35, 400 + deep * level, 40, light) +
    circle(x - rim * 0.35, 400 + deep * level, 14, ground) +
    "</g>" +
    series(dice.whole(8, 14), () =>
      circle(dice.between(60, 740), dice.between(280, 900), dice.between(6, 20), light, 0.8),
    )
  );
};

const speakers: Scene = (dice, { near, far, light, ground }) => {
  const columns = dice.whole(2, 3);
  const width = 800 / columns;
  return (
    rays(dice.between(200, 600), 200, 16, dice.between(0, 1), [near, far], 0.22) +
    series(columns, (column) => {
      const top = dice.between(330, 470);
      const x = column * width + width / 2;
      const big = width * dice.between(0.3, 0.36);
      const boom = (y: number, r: number) =>
        circle(x, y, r, ground) +
        ring(x, y, r * 0.82, far, 8) +
        circle(x, y, r * 0.5, far) +
        circle(x, y, r * 0.22, light);
      return (
        box(column * width + 18, top, width - 36, 700, near, { radius: 26 }) +
        boom(top + big * 0.75, big * 0.5) +
        boom(top + big * 2.5, big)
      );
    }) +
    series(dice.whole(10, 18), () => {
      const [x, y] = polar(400, 520, dice.between(240, 460), dice.between(0, 7));
      return y < 270 ? "" : circle(x, y, dice.between(5, 12), light);
    })
  );
};

const headphones: Scene = (dice, { near, far, light, ground }) => {
  const [x, y, r] = [dice.between(340, 460), dice.between(560, 600), dice.between(210, 260)];
  const lean = dice.between(-14, 14);
  const bars = dice.whole(5, 8);
  const cup = (side: number) =>
    box(x + side * r - 62, y - 20, 124, 230, far, { radius: 56 }) +
    box(x + side * (r - 44) - 24, y + 10, 48, 170, light === ground ? near : light, { radius: 24 });
  return (
    circle(x, y + 40, r + 130, near, 0.55) +
    `<g transform="${d`rotate(${lean} ${x} ${y})`}">` +
    line(d`M${x - r} ${y + 60}V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V${y + 60}`, far, 44) +
    cup(-1) +
    cup(1) +
    series(bars, (i) => {
      const tall = dice.between(50, 230);
      const step = (2 * r - 190) / bars;
      return box(x - r + 95 + i * step + step * 0.2, y + 110 - tall / 2, step * 0.6, tall, light, {
        radius: step * 0.3,
      });
    }) +
    "</g>" +
    confetti(dice, 14, far, light)
  );
};

export const PARTY: readonly Scene[] = [mirrorBall, cocktail, speakers, headphones];
