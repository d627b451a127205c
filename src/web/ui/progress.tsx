import classes from "./progress.module.css";

interface ProgressProps {
  label: string;
  /** What is under way. */
  text: string;
  /** How far it is; without it that is not known. */
  value?: number;
  max?: number;
}

export function Progress({ label, text, ...known }: ProgressProps) {
  return (
    <div className={classes.progress}>
      <p role="status">{text}</p>
      <progress aria-label={label} {...known} />
    </div>
  );
}
