// Loaded before the program, in its worker threads too: notes every fsync as one byte in a file.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  fs.appendFileSync(process.env.FSYNC_COUNT_FILE, ".");
};
syncBuiltinESMExports();
