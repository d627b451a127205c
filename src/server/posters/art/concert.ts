import { box, circle, d, group, line, ring, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

const vinyl: Scene = (dice, { near, far, light, ground }) => {
  const [x, r] = [dice.between(230, 570), dice.between(210, 310)];
  const y = 268 + r + dice.between(0, 50);
  const label = r * dice.between(0.36, 0.46);
  const grooves = dice.whole(4, 7);
  const turn = dice.between(0, 360);
  return (
    circle(x, y, r, near) +
    series(grooves, (i) => ring(x, y, label + ((r - label) * (i + 0.7)) / grooves, far, 3, 0.4)) +
    group(
      d`rotate(${turn} ${x} ${y})`,
      shape(d`M${x} ${y}L${x + r} ${y - r * 0.3}A${r} ${r} 0 0 1 ${x + r} ${y + r * 0.05}Z`, light, 0.16),
    ) +
    circle(x, y, label, far) +
    circle(x, y, label * 0.5, light) +
    circle(x, y, 14, ground) +
    equaliser(dice.whole(14, 24), far, light, () => dice.between(60, 250))
  );
};

function equaliser(bars: number, colour: string, accent: string, height: () => number): string {
  const step = 800 / bars;
  const width = step * 0.58;
  return series(bars, (i) => {
    const tall = height();
    return box(i * step + step * 0.21, 1000 - tall, width, tall + 40, i % 3 === 0 ? accent : colour, {
      radius: width / 2,
    });
  });
}

const waves: Scene = (dice, { near, far, light }) => {
  const lines = dice.whole(9, 15);
  const [centre, spread] = [dice.between(250, 550), dice.between(120, 220)];
  const [period, sharp] = [dice.between(46, 90), dice.between(90, 190)];
  const sun = [dice.between(200, 600), dice.between(420, 520), dice.between(150, 220)] as const;
  return (
    circle(...sun, near) +
    series(lines, (i) => {
      const y = 380 + (i * 560) / lines;
      const points = Array.from({ length: 81 }, (_, k) => {
        const x = k * 10;
        const swell = Math.exp(-(((x - centre) / spread) ** 2));
        return d`${x} ${y - swell * sharp * Math.abs(Math.sin((x + i * 31) / period)) - 6 * Math.sin(x / 40 + i)}`;
      });
      return line(`M${points.join("L")}`, i % 4 === 1 ? light : far, 7, i % 4 === 1 ? 1 : 0.85);
    })
  );
};

const piano: Scene = (dice, { near, far, light, ground }) => {
  const tilt = dice.between(-16, -6);
  const keys = dice.whole(8, 11);
  const width = 1100 / keys;
  const pressed = dice.whole(1, keys - 2);
  const moon = [dice.between(180, 620), dice.between(400, 470), dice.between(90, 150)] as const;
  const hasBlack = [true, true, false, true, true, true, false];
  return (
    circle(...moon, near) +
    series(3, (i) => ring(moon[0], moon[1], moon[2] + 34 + i * 34, far, 5, 0.5 - i * 0.13)) +
    group(
      d`rotate(${tilt} 400 700)`,
      box(-160, 610, 1140, 24, near) +
        series(keys, (i) =>
          box(-140 + i * width, 640, width - 8, 620, i === pressed ? far : light, { radius: 12 }),
        ) +
        series(keys - 1, (i) =>
          hasBlack[(i + pressed) % 7]
            ? box(-140 + (i + 0.68) * width, 632, width * 0.62, 250, ground === light ? near : ground, {
                radius: 10,
              })
            : "",
        ),
    )
  );
};

const strings: Scene = (dice, { near, far, light, ground }) => {
  const [x, y] = [dice.between(270, 530), dice.between(560, 620)];
  const r = dice.between(250, 310);
  const turn = dice.between(-28, 28);
  return group(
    d`rotate(${turn} ${x} ${y})`,
    circle(x, y, r, near) +
      circle(x, y, r * 0.86, far, 0.35) +
      ring(x, y, r * 0.5, far, 10) +
      circle(x, y, r * 0.44, ground) +
      box(x - 52, y - 900, 104, 700, near, { opacity: 0.55 }) +
      box(x - r * 0.42, y + r * 0.62, r * 0.84, 34, light, { radius: 17 }) +
      series(6, (i) => line(d`M${x - 40 + i * 16} ${y - 330}V${y + r * 0.66}`, light, 3 + i * 0.5)),
  );
};

export const CONCERT: readonly Scene[] = [vinyl, waves, piano, strings];
