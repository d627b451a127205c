import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { GAZETTEER_FILE } from "#server/geo/gazetteer.ts";
import { buildPlaceIndex } from "./build-place-index.ts";

const parts = buildPlaceIndex(readFileSync(GAZETTEER_FILE));
const { text, offsets, places, lines, sizes } = parts;
const buffers = [text, offsets, places, lines, sizes].map(({ buffer }) => buffer as ArrayBuffer);
parentPort!.postMessage(parts, buffers);
