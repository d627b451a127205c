import classes from "./differences.module.css";

interface Difference {
  name: string;
  /** Nothing where there was none to compare with. */
  before: string | undefined;
  after: string;
}

interface DifferencesProps {
  differences: readonly Difference[];
  /** Attributes of a text, such as its language. */
  textOf?(text: string): { lang?: string; dir?: string } | undefined;
}

/** Field by field what was there and what is there now. */
export function Differences({ differences, textOf }: DifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <dl className={classes.differences}>
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== undefined && <del {...textOf?.(before)}>{before}</del>}{" "}
            <ins {...textOf?.(after)}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
