import type { ReactNode } from "react";
import { State, type Tone } from "./badge.tsx";
import classes from "./stats.module.css";

interface Stat {
  name: string;
  value: string;
  note: ReactNode;
  tone?: Tone | undefined;
}

/** Numbers, each with its name and what there is to know about it. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={classes.stats}>
      {stats.map(({ name, value, note, tone }) => (
        <div key={name}>
          {tone ? (
            <State component="dt" tone={tone}>
              {name}
            </State>
          ) : (
            <dt>{name}</dt>
          )}
          <dd>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
