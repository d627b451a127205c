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
