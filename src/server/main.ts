import { prepareEngine } from "./platform/db/embedded/engine.ts";
import { allSettings } from "./settings-file.ts";

// The embedded database takes the longest to start: its thread begins before the rest of the program is read.
if (isEmbedded()) prepareEngine();
await import("./run.ts");

function isEmbedded(): boolean {
  try {
    return !allSettings().DATABASE_URL;
  } catch {
    // The program says what is wrong with the file.
    return false;
  }
}
