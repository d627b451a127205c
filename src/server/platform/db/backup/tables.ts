import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema.ts";

export interface BackupTable {
  name: string;
  /** Columns that count up by themselves. */
  counters: string[];
}

/** Every table, each after those it refers to, so that rows can be put back in this order. */
export const BACKUP_TABLES: readonly BackupTable[] = inOrder(
  Object.values(schema).filter((part) => is(part, PgTable)),
);

function inOrder(tables: PgTable[]): BackupTable[] {
  const sorted = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (sorted.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) visit(key.reference().foreignTable);
    sorted.add(table);
  };
  tables.forEach(visit);
  return [...sorted].map((table) => ({
    name: getTableName(table),
    counters: getTableConfig(table)
      .columns.filter((column) => column.generatedIdentity)
      .map((column) => column.name),
  }));
}
