import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "@playwright/test";
import { WITH_GRAPHICS, WITHOUT_GRAPHICS } from "#tests/browser/support/browser.ts";
import type { Driver } from "./drivers/driver.ts";
import { driveFirefox } from "./drivers/firefox.ts";
import { drivePlaywright } from "./drivers/playwright.ts";
import { driveWebKit } from "./drivers/webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export interface EngineOptions {
  engineName: EngineName;
  /** Chromium takes ten seconds for each map that it draws by the processor; without WebGL the screen has all but the map. */
  drawsMap: boolean;
}

/** How to start an engine, or why it cannot be. */
export type Engine = { start(): Promise<Driver> } | { missing: string };

const XVFB = "/usr/bin/Xvfb";
const DEBIAN = {
  firefox: {
    programs: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    package: "firefox-esr",
    drive: driveFirefox,
  },
  webkit: { programs: ["/usr/bin/WebKitWebDriver"], package: "webkit2gtk-driver", drive: driveWebKit },
};

/** Playwright's own build where it is installed, else Debian's. */
export function findEngine(name: EngineName, drawsMap = true): Engine {
  if (name === "chromium")
    return { start: () => drivePlaywright(chromium, drawsMap ? WITH_GRAPHICS : WITHOUT_GRAPHICS, drawsMap) };
  const own: BrowserType = { firefox, webkit }[name];
  if (existsSync(own.executablePath())) return { start: () => drivePlaywright(own, {}) };
  const debian = DEBIAN[name];
  const program = debian.programs.find(existsSync);
  if (program && existsSync(XVFB)) return { start: () => debian.drive(program) };
  return {
    missing: `${name} is not installed: npx playwright install ${name}, or on Debian apt-get install ${debian.package} xvfb`,
  };
}
