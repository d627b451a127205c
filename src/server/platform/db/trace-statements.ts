import type { Pool } from "pg";
import { type SpanFacts, spanBeginner, traced } from "../tracing/tracing.ts";
import { BACKUP_TABLES } from "./backup/tables.ts";

type Queryable = Pick<Pool, "query">;

const OPERATIONS = new Set(["select", "insert", "update", "delete", "with", "begin", "commit", "rollback"]);

/** Each statement is a span by what it does to which table: names that we gave, and nothing else of its text. */
export function traceStatements(pool: Pool): void {
  if (!spanBeginner()) return;
  const tables = new Set(BACKUP_TABLES.map(({ name }) => name));
  trace(pool, tables);
  pool.on("connect", (client) => trace(client, tables));
}

function trace(client: Queryable, tables: ReadonlySet<string>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const wrapped = (...args: unknown[]) => {
    const text = textOf(args[0]);
    // The pool asks its clients by callbacks, and is traced itself.
    if (text === undefined || typeof args.at(-1) === "function") return query(...args);
    return traced(factsOf(text, tables), () => query(...args));
  };
  client.query = wrapped as Queryable["query"];
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === "string") return statement;
  // A cursor submits itself.
  if (typeof statement !== "object" || statement === null || "submit" in statement) return undefined;
  return "text" in statement && typeof statement.text === "string" ? statement.text : undefined;
}

function factsOf(text: string, tables: ReadonlySet<string>): SpanFacts {
  const word = /^[\s(]*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "";
  const operation = OPERATIONS.has(word) ? word : "other";
  const named = text.matchAll(/\b(?:from|into|update|join|table)\s+"?([a-z_]+)"?/gi);
  const table = [...named].map(([, name = ""]) => name).find((name) => tables.has(name));
  return {
    kind: "client",
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table && { "db.collection.name": table }),
    },
  };
}
