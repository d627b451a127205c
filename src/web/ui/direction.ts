/** 1 where lines run from left to right, -1 where they run from right to left. */
export function lineSign(): 1 | -1 {
  // Rules are tested without a document.
  return globalThis.document?.documentElement.dir === "rtl" ? -1 : 1;
}

/** How far an arrow key moves along a line: to its end by 1, to its start by -1; 0 for other keys. */
export function stepOf(key: string): number {
  if (key === "ArrowRight") return lineSign();
  return key === "ArrowLeft" ? -lineSign() : 0;
}
