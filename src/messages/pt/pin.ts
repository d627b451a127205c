import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Marcador: {venue}",
  "pin.hint": "Arraste o marcador até o ponto exato ou mova-o com as setas do teclado.",
  "pin.map": "Mapa com o marcador",
  "pin.wheel": "Segure Ctrl ou ⌘ ao rolar para aproximar o mapa",
  "pin.fingers": "Mova o mapa com dois dedos",
  "pin.no-map": "Não é possível mostrar o mapa aqui. Digite as coordenadas.",
};
