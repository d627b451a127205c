import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./source-row.module.css";

const WIDTH = 80;
const HEIGHT = 24;
const EDGE = 3;
/** Failed runs are dots below the line. */
const FAILED_Y = HEIGHT - EDGE;
const LINE_HEIGHT = HEIGHT - 3 * EDGE;

/** How many events the last runs found. */
export function Sparkline({ source: { recent, health } }: { source: Source }) {
  const { t } = useMessages();
  const found = recent.flatMap((run) => run.found ?? []);
  if (recent.length < 2 || found.length === 0) return null;
  const [least, most] = [Math.min(...found), Math.max(...found)];
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / (recent.length - 1);
  const y = (count: number) =>
    EDGE + (1 - (most === least ? 0.5 : (count - least) / (most - least))) * LINE_HEIGHT;
  const points = recent.flatMap((run, at) => (run.found === null ? [] : [[x(at), y(run.found)] as const]));
  const last = points.at(-1)!;
  return (
    <svg
      className={classes.sparkline}
      data-health={health}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("admin.source-recent", { count: found.at(-1)!, before: found[0]!, runs: recent.length })}
    >
      <polyline points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(" ")} />
      <circle cx={last[0]} cy={last[1]} r={2.6} />
      {recent.map((run, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id here, and their place is what they are known by
        run.state === "failed" ? <circle key={at} data-failed cx={x(at)} cy={FAILED_Y} r={1.8} /> : null,
      )}
    </svg>
  );
}
