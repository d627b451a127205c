import classes from "./health.module.css";

const WIDTH = 96;
const HEIGHT = 26;
const EDGE = 4;
/** Two hours are no trend. */
const LEAST_POINTS = 3;

/** A line of what was measured; gaps stay gaps. The words beside it say the same for those who do not see it. */
export function Trend({ values }: { values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  if (known.length < LEAST_POINTS || most === 0) return null;
  const least = Math.min(...known);
  const x = (place: number) => EDGE + (place * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (value: number) =>
    EDGE + (1 - (most === least ? 0.5 : (value - least) / (most - least))) * (HEIGHT - 2 * EDGE);
  let isBroken = true;
  const path = values
    .map((value, place) => {
      if (value === null) {
        isBroken = true;
        return "";
      }
      const step = `${isBroken ? "M" : "L"}${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
      isBroken = false;
      return step;
    })
    .join("");
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg
      className={classes.trend}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path d={path} />
      <circle cx={x(last)} cy={y(values[last]!)} r={2.6} />
    </svg>
  );
}
