/** The few marks that every poster is made of, as SVG text. */

export const POSTER_WIDTH = 800;
export const POSTER_HEIGHT = 1000;

type Point = [x: number, y: number];

/** Path data with its numbers rounded to a tenth, which is invisible at this size. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.map((part, i) => part + (i < values.length ? tenth(values[i]!) : "")).join("");
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${faint(opacity)}/>`;
}

export function ring(x: number, y: number, r: number, colour: string, width: number, opacity = 1): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${faint(opacity)}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { radius = 0, opacity = 1, turn = 0 } = {},
): string {
  const rotation = turn === 0 ? "" : ` transform="${d`rotate(${turn} ${x + width / 2} ${y + height / 2})`}"`;
  const corners = radius === 0 ? "" : ` rx="${tenth(radius)}"`;
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"${corners} fill="${fill}"${faint(opacity)}${rotation}/>`;
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${faint(opacity)}/>`;
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`;
}

export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return shape(`M${points.map(([x, y]) => d`${x} ${y}`).join("L")}Z`, fill, opacity);
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** Wedges of light around a point, every other one of the second colour. */
export function rays(
  x: number,
  y: number,
  count: number,
  turn: number,
  colours: [string, string],
  opacity: number,
): string {
  const step = (2 * Math.PI) / count;
  return series(count, (i) => {
    const from = turn + i * step;
    const [start, end] = [polar(x, y, 1400, from), polar(x, y, 1400, from + step / 2)];
    return polygon([[x, y], start, end], colours[i % 2]!, opacity);
  });
}

export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function series(count: number, draw: (index: number) => string): string {
  let drawn = "";
  for (let i = 0; i < count; i++) drawn += draw(i);
  return drawn;
}

function faint(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${Math.round(opacity * 100) / 100}"`;
}

function tenth(value: number | string): number | string {
  return typeof value === "string" ? value : Math.round(value * 10) / 10;
}
