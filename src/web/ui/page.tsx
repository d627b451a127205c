import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import classes from "./page.module.css";

interface HeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of a page, what it is for, and what can be done on it. */
export function PageTop({ title, lead, children }: HeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children && <div className={classes.tools}>{children}</div>}
    </div>
  );
}

interface PageProps extends Omit<ComponentPropsWithRef<"div">, "title">, Omit<HeadProps, "title"> {
  /** Without it the page brings its own head. */
  title?: ReactNode;
  tools?: ReactNode;
  /** No wider than a form is read. */
  isNarrow?: boolean;
}

/** A page of the administration's kind: as wide as it gets, with its head. */
export function Page({ title, lead, tools, isNarrow, className, children, ...rest }: PageProps) {
  return (
    <div {...rest} className={`${classes.page} ${className ?? ""}`} data-narrow={isNarrow || undefined}>
      {title !== undefined && (
        <PageTop title={title} lead={lead}>
          {tools}
        </PageTop>
      )}
      {children}
    </div>
  );
}

type SectionProps = Omit<ComponentPropsWithRef<"section">, "title"> & { title?: ReactNode };

/** What belongs together, on a card, below its small heading. */
export function Section({ title, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={`${classes.section} ${className ?? ""}`}>
      {title && <OverHeading>{title}</OverHeading>}
      {children}
    </section>
  );
}

/** The look of a section for another element. */
export const sectionClass = classes.section ?? "";

/** A small heading above what it names. */
export function OverHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className={classes.over}>
      {children}
    </h2>
  );
}

/** A heading between two parts of a page. */
export function Heading({ children }: { children: ReactNode }) {
  return <h2 className={classes.heading}>{children}</h2>;
}

/** The buttons below a form. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}

/** What would happen, in a `<p>`, and the buttons that do it; in sight wherever the page is scrolled to. */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={`${classes.bar} ${className ?? ""}`}>{children}</div>;
}

interface SplitProps extends ComponentPropsWithRef<"div"> {
  /** How wide the `<aside>` is, beside what comes first; on a narrow screen it follows below. */
  side: string;
  /** Whether both reach the edges of the screen. */
  isWhole?: boolean;
}

export function Split({ side, isWhole, className, children, ...rest }: SplitProps) {
  return (
    <div
      {...rest}
      className={`${classes.split} ${className ?? ""}`}
      data-whole={isWhole || undefined}
      style={{ "--side": side } as CSSProperties}
    >
      {children}
    </div>
  );
}
