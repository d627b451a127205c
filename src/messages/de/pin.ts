import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Pin: {venue}",
  "pin.hint": "Ziehe den Pin an die genaue Stelle oder bewege ihn mit den Pfeiltasten.",
  "pin.map": "Karte mit dem Pin",
  "pin.wheel": "Zum Zoomen Strg oder ⌘ gedrückt halten und scrollen",
  "pin.fingers": "Karte mit zwei Fingern bewegen",
  "pin.no-map": "Die Karte kann hier nicht angezeigt werden. Gib stattdessen die Koordinaten ein.",
};
