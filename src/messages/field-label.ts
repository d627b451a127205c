import { type DetailKey, type DetailRow, EVENT_FIELDS, type EventField } from "#domain/event/event-fields.ts";
import { cellText } from "#domain/event/field-text.ts";
import type { CsvColumn } from "#domain/event-import.ts";
import type { MergePart } from "#domain/moderation.ts";
import type { FieldGroup } from "#domain/source/merge.ts";
import type { PlainKey } from "./catalogue.ts";
import type { eventFields } from "./en/event-fields.ts";
import type { Translate } from "./translate.ts";

type LabelKey = Extract<keyof typeof eventFields, `field.${string}`>;
/** What has a label among the fields of an event. */
export type LabelledField = LabelKey extends `field.${infer Name}` ? Name : never;
type OtherColumn =
  | "uid"
  | "city"
  | "region"
  | "country"
  | "category"
  | "address"
  | "latitude"
  | "longitude"
  | "series";

/** What groups, parts and columns are called by, where that is another field's label. */
const LABELS: Partial<Record<FieldGroup | MergePart | CsvColumn, LabelledField>> = {
  soldOut: "isSoldOut",
  free: "isFree",
  ...Object.fromEntries(
    Object.entries<EventField>(EVENT_FIELDS).flatMap(([key, { csv }]) => (csv ? [[csv.column, key]] : [])),
  ),
};
const OTHER_COLUMNS: readonly CsvColumn[] = [
  "uid",
  "city",
  "region",
  "country",
  "category",
  "address",
  "latitude",
  "longitude",
  "series",
] satisfies OtherColumn[];

export function groupLabel(group: FieldGroup, t: Translate): string {
  return t(`field.${LABELS[group] ?? group}` as LabelKey);
}

/** A submission's part "time" is the start: its day is not merged. */
export function partLabel(part: MergePart, t: Translate): string {
  return t(part === "time" ? "field.start" : (`field.${part}` as LabelKey));
}

export function columnLabel(column: CsvColumn, t: Translate): string {
  if (OTHER_COLUMNS.includes(column)) return t(`admin.column.${column as OtherColumn}`);
  if (column === "price_from") return `${t("field.price")}: ${t("field.priceFrom")}`;
  if (column === "price_to") return `${t("field.price")}: ${t("field.priceTo")}`;
  return t(`field.${LABELS[column] ?? column}` as LabelKey);
}

export function choiceLabel(key: DetailKey, choice: string, t: Translate): string {
  return t(`${key}.${choice}` as PlainKey);
}

/** A value as people read it, of kinds that need no words of their own beside it; empty where nothing is known. */
export function detailText(row: Pick<DetailRow, "key" | "kind">, value: unknown, t: Translate): string {
  if (row.kind === "choices")
    return ((value as string[] | null) ?? []).map((choice) => choiceLabel(row.key, choice, t)).join(", ");
  if (row.kind === "time") return value ? t("event.time", { time: value as string }) : "";
  return cellText(row, value);
}
