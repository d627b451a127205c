import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { IconSearch } from "./icons.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import classes from "./toolbar.module.css";

interface ToolbarProps {
  /** What it is called, and the button that shows the filters on a narrow screen. */
  label: string;
  search: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** What narrows a list: words, and filters that a narrow screen folds away, as they would push the list out of sight. */
export function Toolbar({ label, search, children }: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className={classes.toolbar} aria-label={label}>
      {search}
      <Button
        variant="default"
        className={classes.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      <div className={classes.rest} data-open={isOpen || undefined}>
        {children}
      </div>
    </search>
  );
}

export function ToolbarSearch(props: TextFieldProps) {
  return (
    <TextField
      type="search"
      isLabelHidden
      placeholder={props.label}
      Icon={IconSearch}
      autoComplete="off"
      className={`${classes.search} ${classes.pill}`}
      {...props}
    />
  );
}

/** The look of a field that is a filter; one that is set stands out. Its label shows only beside a day. */
export function filterLook(value: string | undefined, kind: "pill" | "day" = "pill") {
  return {
    className: `${classes[kind]} ${value ? classes.set : ""}`,
    isLabelHidden: kind === "pill",
  };
}
