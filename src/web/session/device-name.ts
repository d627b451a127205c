import type { Device } from "#domain/device.ts";
import type { Translate } from "#messages/translate.ts";

export function deviceName({ browser, system }: Device, t: Translate): string {
  if (browser && system) return t("security.device", { browser, system });
  return browser ?? system ?? t("security.device-unknown");
}
