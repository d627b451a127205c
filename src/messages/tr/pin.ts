import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Pin: {venue}",
  "pin.hint": "Pini tam yerine sürükleyin ya da ok tuşlarıyla taşıyın.",
  "pin.map": "Pinli harita",
  "pin.wheel": "Haritayı yakınlaştırmak için kaydırırken Ctrl ya da ⌘ tuşunu basılı tutun",
  "pin.fingers": "Haritayı iki parmakla kaydırın",
  "pin.no-map": "Harita burada gösterilemiyor. Koordinatları yazın.",
};
