import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Pinezka: {venue}",
  "pin.hint": "Przeciągnij pinezkę w\u00a0dokładne miejsce albo przesuń ją strzałkami.",
  "pin.map": "Mapa z\u00a0pinezką",
  "pin.wheel": "Przytrzymaj Ctrl lub ⌘ podczas przewijania, aby zmienić powiększenie mapy",
  "pin.fingers": "Przesuwaj mapę dwoma palcami",
  "pin.no-map": "Nie można tu pokazać mapy. Wpisz współrzędne.",
};
