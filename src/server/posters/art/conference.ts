import { box, circle, d, line, polar, series, shape } from "../drawing.ts";
import type { Scene } from "./scene.ts";

const lectern: Scene = (dice, { near, far, light }) => {
  const x = dice.between(330, 470);
  const rows = dice.whole(6, 8);
  return (
    shape(d`M${x} 262L${x - 460} 1000H${x + 460}Z`, far, 0.16) +
    series(rows, (row) => {
      const [r, size] = [230 + row * 74, 13 + row * 2.6];
      const seats = Math.floor((Math.PI * r) / (size * 4.2));
      return series(seats, (i) => {
        const [px, py] = polar(x, 470, r, Math.PI * (0.08 + (0.84 * i) / (seats - 1)));
        if (px < -30 || px > 830 || py > 1030) return "";
        return circle(px, py, size, dice.pick([far, far, light, near]), 0.6 + row * 0.05);
      });
    }) +
    circle(x, 380, 46, far) +
    shape(d`M${x - 80} 540V500a80 70 0 0 1 160 0V540Z`, far) +
    shape(d`M${x - 108} 524H${x + 108}L${x + 80} 640H${x - 80}Z`, light)
  );
};

const bubbles: Scene = (dice, { near, far, light, ground }) =>
  series(dice.whole(3, 4), (i) => {
    const [w, h] = [dice.between(300, 430), dice.between(150, 210)];
    const x = i % 2 === 0 ? dice.between(40, 150) : dice.between(760 - w - 80, 760 - w);
    const y = 300 + i * 175 + dice.between(-14, 14);
    const [fill, text] = [
      [near, far],
      [far, near],
      [light, near],
    ][i % 3] as [string, string];
    const tail = i % 2 === 0 ? x + 70 : x + w - 130;
    const lines = dice.whole(2, 3);
    return (
      box(x, y, w, h, fill, { radius: 34 }) +
      shape(d`M${tail} ${y + h - 4}l${i % 2 === 0 ? -14 : 74} 56l${i % 2 === 0 ? 84 : -14} -56Z`, fill) +
      series(lines, (k) =>
        box(
          x + 40,
          y + h / 2 - lines * 17 + k * 36,
          (w - 80) * dice.between(0.5, 1),
          16,
          text === fill ? ground : text,
          { radius: 8, opacity: 0.8 },
        ),
      )
    );
  });

const network: Scene = (dice, { near, far, light }) => {
  const nodes = Array.from({ length: dice.whole(9, 13) }, (_, i) => {
    const [x, y] = polar(400, 610, i === 0 ? 0 : dice.between(170, 340), i * 2.4);
    return { x, y: Math.max(310, y), r: i === 0 ? dice.between(90, 120) : dice.between(24, 60) };
  });
  return (
    nodes
      .map(({ x, y }, i) => (i === 0 ? "" : line(d`M${nodes[0]!.x} ${nodes[0]!.y}L${x} ${y}`, far, 6, 0.7)))
      .join("") +
    nodes
      .map(({ x, y }, i) =>
        i < 2 ? "" : line(d`M${nodes[i - 1]!.x} ${nodes[i - 1]!.y}L${x} ${y}`, near, 5, 0.8),
      )
      .join("") +
    nodes
      .map(({ x, y, r }, i) => {
        const colour = i === 0 ? light : dice.pick([near, far, light]);
        const face = colour === near ? far : near;
        return (
          circle(x, y, r, colour) +
          circle(x, y - r * 0.22, r * 0.24, face) +
          shape(d`M${x - r * 0.46} ${y + r * 0.56}a${r * 0.46} ${r * 0.42} 0 0 1 ${r * 0.92} 0Z`, face)
        );
      })
      .join("")
  );
};

const badges: Scene = (dice, { near, far, light }) => {
  const tilt = dice.between(-12, 12);
  const x = dice.between(340, 460);
  return (
    line(d`M${x - 330} 240Q${x - 60} 330 ${x} 420M${x + 330} 240Q${x + 60} 330 ${x} 420`, far, 26) +
    `<g transform="${d`rotate(${tilt} ${x} 420)`}">` +
    box(x - 200, 450, 400, 500, "#000", { radius: 34, opacity: 0.16 }) +
    box(x - 210, 436, 420, 500, light, { radius: 34 }) +
    box(x - 210, 436, 420, dice.between(110, 150), near, { radius: 34 }) +
    box(x - 40, 412, 80, 46, far, { radius: 14 }) +
    circle(x, 680, 66, near) +
    shape(d`M${x - 120} 850a120 104 0 0 1 240 0Z`, near) +
    box(x - 120, 876, 240, 20, far, { radius: 10 }) +
    "</g>"
  );
};

export const CONFERENCE: readonly Scene[] = [lectern, bubbles, network, badges];
