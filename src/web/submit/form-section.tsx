import { type ReactNode, useId } from "react";
import classes from "./submit-form.module.css";

interface FormSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A card of the form with its heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-h3 strong">
          {title}
        </h2>
        {lead && <p className={classes.note}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
