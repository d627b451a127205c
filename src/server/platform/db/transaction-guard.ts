import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool } from "pg";

/**
 * A query through the pool from inside a transaction works on PostgreSQL, outside of that transaction, and
 * waits for ever on the embedded database, whose pool has one connection. Either way it is a mistake:
 * it is refused on both, so that a test on any of them finds it.
 */
export function guardTransactions(pool: Pool): <T>(work: () => Promise<T>) => Promise<T> {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const connect = pool.connect.bind(pool);
  pool.connect = ((...args: Parameters<typeof connect>) => {
    if (current.getStore()?.open) {
      throw new Error("A query inside a transaction must use the transaction's own handle.");
    }
    return connect(...args);
  }) as Pool["connect"];

  return async (work) => {
    const transaction = { open: true };
    try {
      return await current.run(transaction, work);
    } finally {
      transaction.open = false;
    }
  };
}
