import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { installMissing, installPackage } from "./debian.mjs";
import { Failure, runQuietly } from "./run.mjs";

const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const ENGINE_PACKAGES = [
  { name: "xvfb", file: "/usr/bin/Xvfb" },
  { name: "firefox-esr", file: "/usr/bin/firefox-esr" },
  { name: "webkit2gtk-driver", file: "/usr/bin/WebKitWebDriver" },
  // A headless shell keeps no page for Back and Forward.
  { name: "chromium", file: "/usr/bin/chromium" },
  // The fallback of the web font has the metrics of Arial, as this one, and tests of late fonts measure it.
  { name: "fonts-liberation", file: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf" },
];

/** The path of a browser for the tests, installed if there is none. */
export async function ensureBrowser() {
  // The tests of a whole run take a third longer in a browser with windows.
  if (!existsSync(PLACES[0])) await installPackage("chromium-headless-shell").catch(() => {});
  for (const installOne of [async () => {}, () => installPackage("chromium"), installPlaywrights]) {
    await installOne().catch(() => {});
    const found = findBrowser();
    if (found) return found;
  }
  throw new Failure("The browser tests need Chromium: install it, or set CHROME_PATH to where it is.");
}

function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Failure(`CHROME_PATH is ${CHROME_PATH}: no such file.`);
  const isThere = (path) => path && existsSync(path);
  return [CHROME_PATH, ...PLACES].find(isThere) ?? [playwrightsPath()].find(isThere);
}

function playwrightsPath() {
  return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
}

/** Brings the other engines for the main journeys, and a font. */
export function ensureEngines() {
  return installMissing(ENGINE_PACKAGES);
}

function installPlaywrights() {
  return runQuietly("Downloading Chromium for the browser tests ...", "playwright", ["install", "chromium"]);
}
