import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fold } from "#domain/fold.ts";
import classes from "./combobox.module.css";
import field from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";
import { IconCheck, IconChevronDown } from "./icons.ts";
import { useAnchored } from "./use-anchored.ts";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Another name by which typing finds it. */
  otherName?: string;
  /** What the list shows instead of the label. */
  content?: ReactNode;
}

export interface ComboboxProps extends FieldTexts {
  options: readonly ComboboxOption[];
  value: string;
  onChoose(value: string): void;
  /** Where no option matches. */
  emptyText: string;
  /** Where there are more than the options given. In the list, as a line below the box would move what follows. */
  moreText?: string | undefined;
  placeholder?: string;
  disabled?: boolean | undefined;
  /** The most options shown at once; typing finds the others. */
  limit?: number;
  /** For options that are searched elsewhere: gets what is typed, and they are shown as they are. */
  onSearch?(text: string): void;
}

/** One of many choices, found by typing: an editable combobox with a listbox, by the ARIA pattern. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChoose, emptyText, moreText, placeholder, disabled, limit, onSearch, ...texts } =
    props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Nothing while the box shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  useAnchored(popup, input, isOpen);

  const isFiltered = typed !== undefined && !onSearch;
  const matching = isFiltered
    ? options.filter(({ label, otherName = "" }) =>
        [label, otherName].some((name) => fold(name).includes(fold(typed.trim()))),
      )
    : options;
  const shown = matching.slice(0, limit);
  const activeId = shown[active] && `${listId}-${active}`;

  useEffect(() => {
    if (isOpen && activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [isOpen, activeId]);

  function open(): void {
    // Typing replaces what is chosen.
    if (typed === undefined) input.current?.select();
    if (isOpen) return;
    setIsOpen(true);
    setActive(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    );
  }

  function search(text: string): void {
    setIsOpen(true);
    setTyped(text);
    setActive(0);
    onSearch?.(text);
  }

  function close(): void {
    setIsOpen(false);
    if (typed !== undefined) onSearch?.("");
    setTyped(undefined);
  }

  function choose(option: ComboboxOption): void {
    close();
    onChoose(option.value);
  }

  /** A name typed in full counts, where only one option has it: to go on by Tab must not drop it. */
  function leave(): void {
    const named = matching.filter(({ label }) => typed !== undefined && fold(label) === fold(typed.trim()));
    if (named.length === 1) choose(named[0]!);
    else close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const option = shown[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (isOpen) setActive((active + step + shown.length) % Math.max(1, shown.length));
      else open();
    } else if (isOpen && event.key === "Escape") close();
    else if (isOpen && event.key === "Enter" && option) choose(option);
    else return;
    event.preventDefault();
  }

  return (
    <Field {...texts}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? activeId : undefined}
            placeholder={placeholder}
            disabled={disabled}
            value={typed ?? options.find((option) => option.value === value)?.label ?? ""}
            onChange={({ currentTarget }) => search(currentTarget.value)}
            onClick={open}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <IconChevronDown size={16} stroke={1.8} aria-hidden className={field.arrow} />
          {isOpen && (
            // biome-ignore lint/a11y/noStaticElementInteractions: a press of the list must not take the focus from the box
            <div
              ref={popup}
              popover="manual"
              className={classes.popup}
              onMouseDown={(event) => event.preventDefault()}
            >
              <div id={listId} role="listbox" aria-label={texts.label} hidden={shown.length === 0}>
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and its keys
                  <div
                    key={option.value}
                    id={`${listId}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    data-active={index === active || undefined}
                    className={classes.option}
                    onClick={() => choose(option)}
                  >
                    {option.content ?? option.label}
                    {option.value === value && <IconCheck size={16} stroke={2.4} aria-hidden />}
                  </div>
                ))}
              </div>
              <p role="status" className={classes.note}>
                {shown.length === 0 ? emptyText : moreText}
              </p>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
