/** Lets what waits go first, as a touch of the screen, and goes on in a task of its own. */
export function nextTask(): Promise<void> {
  // Not every browser has it, whatever its type says.
  return globalThis.scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}
