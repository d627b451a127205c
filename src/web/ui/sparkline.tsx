import type { Tone } from "./badge.tsx";
import classes from "./sparkline.module.css";

const WIDTH = 96;
const HEIGHT = 26;
const EDGE = 4;

interface SparklineProps {
  /** Gaps stay gaps, but for failures, which are dots on the ground. */
  values: readonly (number | null)[];
  isFailed?(index: number): boolean;
  tone?: Tone | undefined;
  /** Without it the words beside the line say the same. */
  label?: string;
}

/** A line of what was measured. */
export function Sparkline({ values, isFailed, tone, label }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const ground = isFailed ? 2 * EDGE : EDGE;
  const x = (place: number) => EDGE + (place * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number) =>
    EDGE + (1 - (most === least ? 0.5 : (value - least) / (most - least))) * (HEIGHT - EDGE - ground);
  const points = values.flatMap((value, place) => (value === null ? [] : [{ place, value }]));
  const path = points.map(({ place, value }, index) => {
    const isBroken = index === 0 || (!isFailed && values[place - 1] === null);
    return `${isBroken ? "M" : "L"}${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  const last = points.at(-1)!;
  return (
    <svg
      className={classes.line}
      data-tone={tone}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-hidden={label === undefined}
      aria-label={label ?? ""}
    >
      <path d={path.join("")} />
      <circle cx={x(last.place)} cy={y(last.value)} r={2.6} />
      {isFailed &&
        values.flatMap((_, place) => {
          const at = x(place);
          return isFailed(place) ? [<circle key={at} data-failed cx={at} cy={HEIGHT - EDGE} r={1.8} />] : [];
        })}
    </svg>
  );
}
