/** How much stands together. Tests set these low, to see in a small world what happens in a large one. */
export interface Limits {
  mostVenues: number; // per segment; at most 65,536, since positions are kept in 16 bits
  mostEvents: number; // per segment; with the venues this bounds how long a rebuild takes
  mostStaged: number; // venues indexed anew whenever a reader follows a writer; more become a segment
  mostLoaded: number; // venues of a bulk load that are cut along the Morton curve together
  rowsPerChange: number; // of venues and events, rebuilt for each venue that changes: to keep pace, each about a dozen times
  chunkBytes: number; // of text
}

export const LIMITS: Limits = {
  mostVenues: 32_768,
  mostEvents: 262_144,
  mostStaged: 512,
  mostLoaded: 262_144,
  rowsPerChange: 200,
  chunkBytes: 16 * 1024 * 1024,
};
