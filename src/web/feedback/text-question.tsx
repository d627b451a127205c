import { useId } from "react";
import classes from "./feedback-form.module.css";

interface TextQuestionProps {
  number: number;
  name: string;
  question: string;
  error: string | undefined;
  maxLength: number;
  placeholder?: string;
  /** One line for an address; several for everything else. */
  type?: "email";
}

export function TextQuestion({ number, name, question, error, type, ...rest }: TextQuestionProps) {
  const id = useId();
  const field = {
    id,
    name,
    required: true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error && `${id}-error`,
    ...rest,
  };
  return (
    <div>
      <label htmlFor={id} className="row gap-8 unpadded below-8 strong">
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {question}
        <span className={classes.star} aria-hidden />
      </label>
      {type === "email" ? (
        <input {...field} type={type} autoComplete="email" className={classes.input} />
      ) : (
        <textarea {...field} rows={2} className={classes.area} />
      )}
      {error && (
        <p id={`${id}-error`} className="above-4 text-small semibold wrong">
          {error}
        </p>
      )}
    </div>
  );
}
