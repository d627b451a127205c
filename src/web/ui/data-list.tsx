import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { PlainButton } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import classes from "./data-list.module.css";

export interface Column<Row> {
  key: string;
  /** Without it the column holds what can be done to a row. */
  head?: ReactNode;
  /** In a grid a control of a row is reached by Tab where its row is. */
  cell(row: Row, tabIndex: number): ReactNode;
  kind?: "moment" | "strong" | "wide" | "number" | "tools";
  /** Attributes of the cell, such as the language of its text. */
  attributes?(row: Row): HTMLAttributes<HTMLElement>;
  sort?: { state: "ascending" | "descending" | "other"; onSort(): void };
}

interface DataListProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** A row that counts no longer is faint; one that is wrong is red. */
  lookOf?(row: Row): "faded" | "error" | undefined;
}

/** A table that may be wider than a narrow screen; it scrolls by keyboard too. */
export function DataList<Row>({ label, columns, rows, keyOf, lookOf }: DataListProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <Heads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const look = lookOf?.(row);
            return (
              <tr key={keyOf(row)} data-faded={look === "faded" || undefined} data-tone={look}>
                <Cells columns={columns} row={row} tabIndex={0} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Heads<Row>({ columns }: Pick<DataListProps<Row>, "columns">) {
  return columns.map(({ key, head, kind, sort }) => {
    if (head === undefined) return <td key={key} />;
    return (
      <th key={key} scope="col" data-kind={kind} aria-sort={sort?.state}>
        {sort ? (
          <PlainButton className={classes.sort} onClick={sort.onSort}>
            {head}
          </PlainButton>
        ) : (
          head
        )}
      </th>
    );
  });
}

interface CellsProps<Row> extends Pick<DataListProps<Row>, "columns"> {
  row: Row;
  tabIndex: number;
  isCard?: boolean;
}

function Cells<Row>({ columns, row, tabIndex, isCard }: CellsProps<Row>) {
  return columns.map(({ key, kind, cell, attributes }) => (
    <td key={key} data-kind={kind} style={isCard ? { gridArea: key } : undefined} {...attributes?.(row)}>
      {cell(row, tabIndex)}
    </td>
  ));
}

interface DataGridProps<Row> extends Omit<DataListProps<Row>, "keyOf" | "lookOf"> {
  keyOf(row: Row): string;
  isBusy: boolean;
  /** Where the columns stand on a narrow screen's cards, beside `box`. */
  card: string;
  chooseAll: string;
  choose(row: Row): string;
  isChosen(row: Row): boolean;
  onAll(isAll: boolean): void;
  onToggle(row: Row, isRange: boolean): void;
  onOpen(row: Row): void;
  onEscape(): void;
}

/** Rows to be chosen and opened, in which the arrow keys move; on a narrow screen each is a card. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, keyOf, isBusy, card, chooseAll, choose, isChosen, ...on } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const found = rows.findIndex((row) => keyOf(row) === activeKey);
  const active = Math.max(0, found);
  const chosen = rows.filter(isChosen).length;
  const isAll = chosen === rows.length;

  function onKeyDown(key: KeyboardEvent): void {
    const row = rows[active];
    // Buttons and boxes in a row have keys of their own.
    const isRow = key.target instanceof HTMLTableRowElement;
    const last = rows.length - 1;
    const next = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last }[key.key];
    if (row === undefined || key.ctrlKey || key.metaKey || key.altKey) return;
    if (next !== undefined) {
      const index = Math.min(last, Math.max(0, next));
      for (const each of key.shiftKey ? [row, rows[index]!] : [])
        if (!isChosen(each)) on.onToggle(each, false);
      body.current?.querySelectorAll<HTMLElement>(":scope > tr")[index]?.focus();
    } else if (isRow && key.key === " ") on.onToggle(row, key.shiftKey);
    else if (isRow && key.key === "Enter") on.onOpen(row);
    else if (key.key === "Escape" && chosen > 0) on.onEscape();
    else return;
    key.preventDefault();
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with a focus that moves by keys
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-busy={isBusy}
      className={`${classes.table} ${classes.grid}`}
      style={{ "--card": card } as CSSProperties}
    >
      <thead>
        <tr>
          <td className={classes.box}>
            <Checkbox
              aria-label={chooseAll}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && !isAll;
              }}
              onChange={() => on.onAll(!isAll)}
            />
          </td>
          <Heads columns={columns} />
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        {rows.map((row, index) => {
          const tabIndex = index === active ? 0 : -1;
          return (
            <tr
              key={keyOf(row)}
              tabIndex={tabIndex}
              aria-selected={isChosen(row)}
              data-row={keyOf(row)}
              onFocus={() => setActiveKey(keyOf(row))}
            >
              <td className={classes.box}>
                <Checkbox
                  aria-label={choose(row)}
                  tabIndex={tabIndex}
                  checked={isChosen(row)}
                  // The change itself does not tell whether Shift is held.
                  onClick={({ shiftKey }) => on.onToggle(row, shiftKey)}
                  onChange={() => {}}
                />
              </td>
              <Cells columns={columns} row={row} tabIndex={tabIndex} isCard />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
