import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { GAZETTEER_FILE } from "#server/geo/gazetteer.ts";
import { takeLowestPriority } from "#server/platform/worker/lowest-priority.ts";
import { buildPlaceIndex } from "./build-place-index.ts";
import { keptIndex } from "./kept-index.ts";

// Three seconds of a processor, which visitors may need.
takeLowestPriority();
const parts = keptIndex(workerData as string, () => buildPlaceIndex(readFileSync(GAZETTEER_FILE)));
const { text, offsets, places, lines, sizes } = parts;
// Arrays that were read from a file share one buffer.
const buffers = new Set([text, offsets, places, lines, sizes].map(({ buffer }) => buffer as ArrayBuffer));
parentPort!.postMessage(parts, [...buffers]);
