import { devices } from "@playwright/test";

/** Lighthouse's phone. It says in its name that it is one, as phones do: others get the page of a wide screen. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  userAgent: devices["Moto G4"].userAgent,
};
