import { useId } from "react";
import classes from "./feedback-form.module.css";

interface ChoiceQuestionProps {
  number: number;
  name: string;
  question: string;
  options: readonly { value: string; label: string }[];
  error: string | undefined;
}

export function ChoiceQuestion({ number, name, question, options, error }: ChoiceQuestionProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <p id={id} className="row gap-8 unpadded below-8 strong">
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {question}
        <span className={classes.star} aria-hidden />
      </p>
      {options.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input type="radio" name={name} value={value} required className={classes.radio} />
          {label}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="above-4 text-small semibold wrong">
          {error}
        </p>
      )}
    </div>
  );
}
