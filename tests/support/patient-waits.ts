import { vi } from "vitest";

/** A busy machine takes its time; what never comes still fails. */
const PATIENCE_MS = 60_000;

// By itself `vi.waitFor` gives up after a second, in which a busy machine may not even load a module.
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, {
    ...(typeof options === "object" ? options : {}),
    timeout: PATIENCE_MS,
  });
