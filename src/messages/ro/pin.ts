import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Pin: {venue}",
  "pin.hint": "Trage pinul în locul exact sau mută-l cu tastele săgeți.",
  "pin.map": "Harta cu pinul",
  "pin.wheel": "Ține apăsat Ctrl sau ⌘ în timp ce derulezi ca să schimbi zoomul hărții",
  "pin.fingers": "Mută harta cu două degete",
  "pin.no-map": "Harta nu poate fi afișată aici. Scrie coordonatele.",
};
