/** Small and quick where it is there: the same browser without its windows. */
const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell";

/** Without a graphics card, drawing pages directly is many times faster than emulating one. */
export const WITHOUT_GRAPHICS = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Software WebGL, for tests that need the map itself. */
export const WITH_GRAPHICS = {
  executablePath,
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
};

/** Runs in the page before its own scripts: a browser that cannot draw maps. */
export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
    return kind.startsWith("webgl") ? null : getContext.call(this, kind as "2d", ...more);
  } as typeof getContext;
}
