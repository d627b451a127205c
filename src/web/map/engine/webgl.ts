/** Thrown before any of the map's code runs that would need it. */
export class WebGlMissing extends Error {}

export function requireWebGl(): void {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) throw new WebGlMissing("This browser has no WebGL 2.");
  // Browsers allow only a few contexts at a time.
  context.getExtension("WEBGL_lose_context")?.loseContext();
}
