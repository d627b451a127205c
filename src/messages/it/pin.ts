import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Segnaposto: {venue}",
  "pin.hint": "Trascina il segnaposto nel punto esatto o spostalo con i tasti freccia.",
  "pin.map": "Mappa con il segnaposto",
  "pin.wheel": "Tieni premuto Ctrl o ⌘ mentre scorri per ingrandire la mappa",
  "pin.fingers": "Sposta la mappa con due dita",
  "pin.no-map": "Qui non è possibile mostrare la mappa. Scrivi le coordinate.",
};
