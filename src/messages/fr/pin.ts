import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Épingle\u00a0: {venue}",
  "pin.hint": "Faites glisser l’épingle à l’endroit exact, ou déplacez-la avec les flèches du clavier.",
  "pin.map": "Carte avec l’épingle",
  "pin.wheel": "Maintenez Ctrl ou ⌘ en faisant défiler pour zoomer sur la carte",
  "pin.fingers": "Déplacez la carte avec deux doigts",
  "pin.no-map": "La carte ne peut pas s’afficher ici. Saisissez plutôt les coordonnées.",
};
