import classes from "./list-skeleton.module.css";

const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Rows to come, in the places they will take. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.thumb} />
          <span className={classes.lines}>
            <span />
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}
