import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Called in a thread: it runs when the processors have nothing else to do. Only Linux gives threads priorities of their own; elsewhere
 * nothing changes.
 */
export function takeLowestPriority(): void {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // Not Linux, or not allowed.
  }
}
