import { loadAll } from "#messages/parts/all.ts";

/** The languages that components are tested in: all of them would cost each file of tests a second. */
await loadAll("en");
await loadAll("bg");
