import type { SourceChange } from "#contract/admin-sources.ts";
import { DETAIL_ROWS, type DetailKey } from "#domain/event/event-fields.ts";
import type { Locale } from "#domain/locale.ts";
import type { FieldGroup, SourceFields } from "#domain/source/merge.ts";
import { formatDate } from "#domain/time.ts";
import { detailText } from "#messages/field-label.ts";
import { translatorFor } from "#messages/translate.ts";

export type Side = "source" | "here";
/** Whose side is taken in which fields. */
export type Sides = Readonly<Partial<Record<FieldGroup, Side>>>;

/** The fields that a row changes, in a fixed order. */
export const fieldGroups = ({ fields }: SourceChange) => Object.keys(fields ?? {}) as FieldGroup[];

/** What the source says of a group of fields, or what is here. */
export function valueText(row: SourceChange, group: FieldGroup, side: Side, locale: Locale): string {
  const t = translatorFor(locale);
  const given = side === "source" ? row.said && { ...row.said, venue: row.venue } : row.here;
  return (given && groupText(given, group, locale)) || t("admin.value-none");
}

/** What fields of an event say of a group; `venue` and `organizer` are names. */
export function groupText(values: Record<string, unknown>, group: FieldGroup, locale: Locale): string {
  const given = values as SourceFields;
  const t = translatorFor(locale);
  switch (group) {
    case "venue":
      return String(values.venue ?? "");
    case "title":
      return given.name ?? "";
    case "start":
      return dayText(given.date, given.time);
    case "end":
      return dayText(given.endDate, given.endTime);
    case "status":
      return given.status ? t(`admin.status.${given.status}`) : "";
    case "soldOut":
      return given.isSoldOut === undefined ? "" : t(given.isSoldOut ? "admin.value-yes" : "admin.value-no");
    case "price":
      return priceText(given.price, locale);
    default: {
      const row = DETAIL_ROWS.find((each) => each.group === group) ?? {
        key: group as DetailKey,
        kind: "line",
      };
      return detailText(row, values[row.key], t);
    }
  }
}

function dayText(date: string | null | undefined, time: string | null | undefined): string {
  return [date ? formatDate(date) : "", time ?? ""].filter(Boolean).join(" ");
}

export function priceText(price: SourceFields["price"], locale: Locale): string {
  if (!price) return "";
  if (price.isFree) return translatorFor(locale)("event.free");
  const amounts = [...new Set([price.from, price.to])].filter((each) => each !== null);
  return `${amounts.join("–")} ${price.currency ?? ""}`.trim();
}
