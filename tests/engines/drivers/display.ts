import type { Readable } from "node:stream";
import { startProgram } from "./process.ts";

/** Just wide enough for the layout of wide screens: without a graphics card every pixel counts. */
export const WINDOW = { width: 1240, height: 760 };

/** A virtual display (Xvfb), for browsers that draw only in windows. */
export async function openDisplay() {
  // It chooses a free number and writes it to its third file.
  const args = ["-displayfd", "3", "-screen", "0", `${WINDOW.width}x${WINDOW.height}x24`, "-nolisten", "tcp"];
  const server = startProgram("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const numbers = server.child.stdio[3] as Readable;
  let written = "";
  for await (const chunk of numbers) {
    written += chunk;
    if (written.includes("\n")) break;
  }
  if (!written) throw new Error("Xvfb cannot be started.");
  return { env: { ...process.env, DISPLAY: `:${written.trim()}`, LANG: "en_US.UTF-8" }, close: server.stop };
}
