import { box, circle, d, line, polar, ring, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

const hills = (colour: string, top: number, bend: number) =>
  shape(d`M0 ${top}C200 ${top - bend} 600 ${top - bend} 800 ${top}V1000H0Z`, colour);

function tent(x: number, top: number, width: number, foot: number, cloth: string, stripe: string): string {
  const [half, height] = [width / 2, foot - top];
  const skirt = foot - height * 0.4;
  return (
    shape(
      d`M${x} ${top}C${x + half * 0.24} ${top + height * 0.3} ${x + half * 0.6} ${top + height * 0.5} ${x + half} ${skirt}L${x + half * 0.86} ${foot}H${x - half * 0.86}L${x - half} ${skirt}C${x - half * 0.6} ${top + height * 0.5} ${x - half * 0.24} ${top + height * 0.3} ${x} ${top}Z`,
      cloth,
    ) +
    shape(
      d`M${x} ${top}C${x + half * 0.08} ${top + height * 0.3} ${x + half * 0.2} ${top + height * 0.5} ${x + half * 0.34} ${skirt}L${x + half * 0.28} ${foot}H${x - half * 0.28}L${x - half * 0.34} ${skirt}C${x - half * 0.2} ${top + height * 0.5} ${x - half * 0.08} ${top + height * 0.3} ${x} ${top}Z`,
      stripe,
    ) +
    shape(d`M${x - 3} ${top - 62}L${x + 52} ${top - 42}L${x - 3} ${top - 22}Z`, stripe) +
    line(d`M${x} ${top - 60}V${top + 6}`, stripe, 6)
  );
}

function bunting(sag: number, left: number, right: number, colours: string[], size: number): string {
  const flags = Math.round(760 / (size * 1.45));
  return (
    line(d`M-20 ${left}Q400 ${(left + right) / 2 + sag * 2} 820 ${right}`, colours[0]!, 5) +
    series(flags, (i) => {
      const t = (i + 0.5) / flags;
      const x = -20 + 840 * t;
      const y = (1 - t) ** 2 * left + 2 * t * (1 - t) * ((left + right) / 2 + sag * 2) + t * t * right;
      return shape(
        d`M${x - size / 2} ${y}h${size}l${-size / 2} ${size * 1.1}Z`,
        colours[i % colours.length]!,
      );
    })
  );
}

const tents: Scene = (dice, { near, far, light }) => {
  const sun = [dice.between(240, 560), dice.between(520, 580), dice.between(170, 240)] as const;
  const main = dice.between(320, 480);
  const count = dice.whole(1, 2);
  return (
    circle(...sun, far) +
    series(2, (i) => ring(sun[0], sun[1], sun[2] + 44 + i * 46, far, 4, 0.45 - i * 0.18)) +
    tent(dice.between(90, 190), dice.between(600, 660), dice.between(270, 330), 900, near, light) +
    (count > 1
      ? tent(dice.between(620, 710), dice.between(580, 650), dice.between(260, 320), 900, near, light)
      : "") +
    tent(main, dice.between(500, 560), dice.between(380, 450), 920, light, near) +
    hills(near, 900, dice.between(30, 60)) +
    bunting(dice.between(50, 90), 262, 262 + dice.between(-10, 20), [light, far, near], 46)
  );
};

const wheel: Scene = (dice, { near, far, light }) => {
  const [x, y, r] = [dice.between(300, 500), dice.between(510, 560), dice.between(210, 250)];
  const cabins = dice.whole(8, 12);
  const turn = dice.between(0, 1);
  return (
    circle(dice.between(120, 680), dice.between(330, 420), dice.between(50, 80), near) +
    line(d`M${x} ${y}L${x - r * 0.6} 940M${x} ${y}L${x + r * 0.6} 940`, near, 22) +
    ring(x, y, r, far, 14) +
    ring(x, y, r * 0.78, far, 5, 0.7) +
    series(cabins, (i) => {
      const [px, py] = polar(x, y, r, turn + (i * 2 * Math.PI) / cabins);
      return (
        line(d`M${x} ${y}L${px} ${py}`, far, 5, 0.8) +
        box(px - 26, py, 52, 44, i % 3 === 0 ? far : light, { radius: 14 })
      );
    }) +
    circle(x, y, 32, light) +
    hills(near, 930, dice.between(20, 60)) +
    bunting(dice.between(20, 50), 880, 880, [light, far], 40)
  );
};

function burst(
  x: number,
  y: number,
  r: number,
  rays: number,
  colours: [string, string],
  turn: number,
): string {
  return series(rays, (k) => {
    const angle = turn + (k * 2 * Math.PI) / rays;
    const reach = k % 2 === 0 ? r : r * 0.72;
    const [from, to] = [polar(x, y, r * 0.28, angle), polar(x, y, reach, angle)];
    return (
      line(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, colours[k % 2]!, 5 + r / 40) +
      circle(...polar(x, y, reach + r * 0.16, angle), 4 + r / 40, colours[1])
    );
  });
}

const fireworks: Scene = (dice, { near, far, light }) => {
  const bursts = dice.whole(1, 4);
  const size = 260 / Math.sqrt(bursts);
  const crowd =
    series(22, (i) => circle(i * 38, 930 + 16 * Math.sin(i * 2.1), 27, far, 0.9)) +
    box(0, 950, 800, 60, far, { opacity: 0.9 });
  const skyline = series(11, (i) => {
    const tall = dice.between(60, 230);
    return (
      box(i * 74 - 6, 1000 - tall, 66, tall, near) +
      box(i * 74 + 12, 1020 - tall, 12, 16, light, { opacity: 0.9 })
    );
  });
  return (
    series(bursts, (i) => {
      const x =
        bursts === 1 ? dice.between(300, 500) : 130 + (i * 540) / (bursts - 1) + dice.between(-50, 50);
      const y = 300 + size + dice.between(0, 330 - size);
      return burst(x, y, size * dice.between(0.7, 1), dice.whole(5, 9) * 2, [far, light], i);
    }) + (dice.chance(0.5) ? hills(near, 860, dice.between(60, 160)) + crowd : skyline)
  );
};

const lanterns: Scene = (dice, { near, far, light }) => {
  const columns = dice.whole(2, 3);
  const rows = dice.whole(2, 3);
  return (
    hills(near, 900, dice.between(40, 120)) +
    series(columns * rows, (i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const size = dice.between(62, 100) * (columns * rows < 6 ? 1.5 : 1);
      const x = ((column + 0.5 + (row % 2) * 0.2 - 0.1) * 800) / columns + dice.between(-34, 34);
      const y = 400 + (row * 460) / rows + dice.between(-20, 60);
      return (
        circle(x, y, size * 1.5, far, 0.16) +
        box(x - size * 0.6, y - size * 0.75, size * 1.2, size * 1.5, i % 3 === 0 ? light : far, {
          radius: size * 0.45,
        }) +
        line(
          d`M${x - size * 0.28} ${y - size * 0.72}V${y + size * 0.72}M${x + size * 0.28} ${y - size * 0.72}V${y + size * 0.72}`,
          near,
          4,
          0.5,
        ) +
        box(x - size * 0.3, y - size * 0.86, size * 0.6, 14, near, { radius: 6 }) +
        box(x - size * 0.3, y + size * 0.74, size * 0.6, 14, near, { radius: 6 })
      );
    })
  );
};

export const FESTIVAL: readonly Scene[] = [tents, wheel, fireworks, lanterns];
