import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Marcador: {venue}",
  "pin.hint": "Arrastra el marcador al punto exacto o muévelo con las flechas del teclado.",
  "pin.map": "Mapa con el marcador",
  "pin.wheel": "Mantén pulsado Ctrl o ⌘ y usa la rueda para acercar el mapa",
  "pin.fingers": "Mueve el mapa con dos dedos",
  "pin.no-map": "Aquí no se puede mostrar el mapa. Escribe las coordenadas.",
};
