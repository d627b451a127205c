// Spreadsheets take what begins with one of these for a formula; East Asian editions also its full-width form.
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell that no spreadsheet runs as a formula; numbers below zero are left as they are. */
export function guardCell(value: string): string {
  return FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
}

/** What {@link guardCell} was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
