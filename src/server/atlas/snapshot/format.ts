import type { TextBlocks } from "../map/text-file.ts";

/** The first bytes of a file. Another format has another number. */
export const MAGIC = Buffer.from("whereabouts atlas 2\n");
/** At the end of a file: where its table of contents begins, how long it is, and its checksum. */
export const TRAILER_BYTES = 16;

/** A piece of the file with its checksum. */
export interface SavedPart {
  name: string;
  at: number;
  length: number;
  sum: number;
}

/** The table of contents. */
export interface Contents<About> {
  about: About;
  parts: SavedPart[];
  blocks: TextBlocks;
}
