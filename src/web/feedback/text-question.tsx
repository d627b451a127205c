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
      <label htmlFor={id} className={classes.question}>
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
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
