import type { PreviewTable, SourceMapping } from "#contract/admin-sources.ts";
import type { MappedField } from "#domain/source/mapping.ts";

/** The field that a column is read as. */
export function fieldOf({ columns }: SourceMapping, column: string): MappedField | undefined {
  return (Object.keys(columns) as MappedField[]).find((field) => columns[field] === column);
}

/** Reads a column as another field, or as none; each field has one column. */
export function mapColumn(
  mapping: SourceMapping,
  column: string,
  field: MappedField | undefined,
): SourceMapping {
  const others = Object.entries(mapping.columns).filter(
    ([known, name]) => name !== column && known !== field,
  );
  return { ...mapping, columns: Object.fromEntries(field ? [...others, [field, column]] : others) };
}

/** Whether rows can be read: needed fields have their columns, and dates their order. */
export function isMapped({ missing, gone, dates, mapping }: PreviewTable): boolean {
  const order = mapping.dateOrder ?? dates?.assumed;
  return missing.length === 0 && gone.length === 0 && (dates === null || order != null);
}
