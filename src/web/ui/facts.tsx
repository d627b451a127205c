import type { ReactNode } from "react";
import classes from "./facts.module.css";

export interface Fact {
  name: string;
  /** Where there is none, the fact is left out. */
  value: ReactNode;
  /** A remark below the value, in tiles. */
  hint?: ReactNode;
  /** Attributes of the value, such as its language. */
  text?: { lang?: string; dir?: string } | undefined;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Names beside their values, at the two ends of a line, or each with its value on a tile. */
  look?: "beside" | "apart" | "tiles";
}

/** Names and values. */
export function Facts({ facts, look = "beside" }: FactsProps) {
  return (
    <dl className={classes.facts} data-look={look}>
      {facts.map(
        ({ name, value, hint, text }) =>
          value !== undefined &&
          value !== "" && (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...text}>
                {value}
                {hint && <small>{hint}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
