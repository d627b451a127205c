/** Thrown where a map cannot be drawn. */
export class WebGlMissing extends Error {}
