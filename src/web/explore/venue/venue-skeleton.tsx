import classes from "./venue-skeleton.module.css";

/** The first card to come, in its place. */
export function VenueSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <span className={classes.poster} />
      <span className={classes.name} />
      <span className={classes.when} />
    </div>
  );
}
