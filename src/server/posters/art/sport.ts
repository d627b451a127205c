import { box, circle, d, group, line, polar, polygon, ring, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

/** A football: one pentagon facing us, five at the rim, seams between them. */
function football(x: number, y: number, r: number, turn: number, leather: string, patch: string): string {
  const pentagon = (cx: number, cy: number, size: number, angle: number) =>
    polygon(
      Array.from({ length: 5 }, (_, i) => polar(cx, cy, size, angle + (i * 2 * Math.PI) / 5)),
      patch,
    );
  const up = -Math.PI / 2;
  return (
    circle(x + r * 0.08, y + r * 0.1, r, "#000", 0.18) +
    circle(x, y, r, leather) +
    `<clipPath id="ball">${circle(x, y, r, "#000")}</clipPath><g clip-path="url(#ball)">` +
    group(
      d`rotate(${turn} ${x} ${y})`,
      pentagon(x, y, r * 0.35, up) +
        series(5, (i) => {
          const angle = up + (i * 2 * Math.PI) / 5;
          const [inner, joint] = [polar(x, y, r * 0.35, angle), polar(x, y, r * 0.66, angle)];
          const [left, right] = [polar(x, y, r * 0.72, angle - 0.63), polar(x, y, r * 0.72, angle + 0.63)];
          return (
            pentagon(...polar(x, y, r * 0.98, angle), r * 0.36, angle + Math.PI) +
            line(
              d`M${inner[0]} ${inner[1]}L${joint[0]} ${joint[1]}M${left[0]} ${left[1]}L${joint[0]} ${joint[1]}L${right[0]} ${right[1]}`,
              patch,
              r * 0.04,
            )
          );
        }),
    ) +
    "</g>"
  );
}

const goal: Scene = (dice, { near, far, light, deep }) => {
  const x = dice.between(270, 530);
  const lanes = dice.whole(5, 7);
  const white = light === deep ? "#FFFFFF" : light;
  return (
    series(lanes, (i) => {
      const r = 420 - i * 60;
      return line(
        d`M${x - r} 1100V${620 - i * 6}A${r} ${r} 0 0 1 ${x + r} ${620 - i * 6}V1100`,
        i % 2 === 0 ? light : far,
        i % 2 === 0 ? 4 : 6,
        0.5,
      );
    }) +
    shape(d`M0 1000L800 ${dice.between(580, 700)}V1000Z`, near, 0.9) +
    football(
      x + dice.between(-60, 60),
      dice.between(520, 580),
      dice.between(180, 230),
      dice.between(-40, 40),
      white,
      deep,
    )
  );
};

// The patches take whichever tone is dark: a ball is light with dark patches on every ground.
const track: Scene = (dice, { near, far, light }) => {
  const [lanes, width] = [dice.whole(4, 7), dice.between(58, 92)];
  // A bend seen from the stand, or the crown of the curve seen head-on.
  const isBend = dice.chance(0.5);
  const infield = Math.max(dice.between(160, 280), (isBend ? 680 : 480) - lanes * width);
  const outer = infield + lanes * width;
  const x = isBend ? dice.between(-120, 80) : dice.between(330, 470);
  const y = Math.max(isBend ? 980 : 0, 290 + outer);
  const start = isBend ? dice.between(-1.25, -0.95) : dice.between(-1.9, -1.5);
  return (
    circle(x, y, outer, near) +
    series(lanes + 1, (i) => ring(x, y, infield + i * width, far, 5, 0.9)) +
    circle(x, y, infield - 2, far, 0.25) +
    series(lanes, (i) => {
      const angle = start + i * 0.05;
      const [from, to] = [
        polar(x, y, infield + 4 + i * width, angle),
        polar(x, y, infield - 4 + (i + 1) * width, angle),
      ];
      return line(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, light, 12);
    }) +
    series(dice.whole(1, 3), (i) =>
      circle(...polar(x, y, outer - (i + 0.5) * width, start + 0.3 + i * 0.1), width * 0.32, light),
    )
  );
};

const court: Scene = (dice, { near, far, light, ground }) => {
  const [x, y, r] = [dice.between(300, 500), dice.between(500, 570), dice.between(170, 210)];
  const turn = dice.between(-30, 30);
  return (
    box(-10, 780, 820, 240, near) +
    line(d`M150 1000V850A250 90 0 0 1 650 850V1000`, far, 8, 0.8) +
    line("M-10 780H810", far, 8) +
    `<ellipse cx="${Math.round(x)}" cy="812" rx="${Math.round(r * 0.8)}" ry="22" fill="#000" opacity="0.22"/>` +
    series(4, (i) => line(d`M${x - r - 60 - i * 40} ${y - 120 + i * 70}h${-60 + i * 12}`, far, 12, 0.7)) +
    circle(x, y, r, light === ground ? far : light) +
    group(
      d`rotate(${turn} ${x} ${y})`,
      line(d`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, ground, 9) +
        line(
          d`M${x - r * 0.72} ${y - r * 0.7}Q${x - r * 0.1} ${y} ${x - r * 0.72} ${y + r * 0.7}M${x + r * 0.72} ${y - r * 0.7}Q${x + r * 0.1} ${y} ${x + r * 0.72} ${y + r * 0.7}`,
          ground,
          9,
        ),
    )
  );
};

const pitch: Scene = (dice, { near, far, light }) => {
  const tilt = dice.between(-24, 24);
  const stripes = dice.whole(6, 9);
  const [bx, by] = [dice.between(180, 620), dice.between(420, 700)];
  return (
    `<clipPath id="field"><rect y="262" width="800" height="738"/></clipPath><g clip-path="url(#field)">` +
    group(
      d`rotate(${tilt} 400 620)`,
      series(stripes, (i) =>
        box(-300, 60 + (i * 1200) / stripes, 1400, 1200 / stripes + 1, near, {
          opacity: i % 2 === 0 ? 0.95 : 0.6,
        }),
      ) +
        line("M-300 620H1100", far, 9) +
        ring(400, 620, 180, far, 9) +
        circle(400, 620, 14, far) +
        line("M140 1300V1010H660V1300", far, 9),
    ) +
    `</g>` +
    line(d`M${bx - 190} ${by + 150}Q${bx - 120} ${by - 60} ${bx} ${by}`, light, 8, 0.75) +
    circle(bx, by, 38, light)
  );
};

export const SPORT: readonly Scene[] = [goal, track, court, pitch];
