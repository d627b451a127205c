import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Карфица: {venue}",
  "pin.hint": "Завлечете карфицата на точното място или я местете със стрелките.",
  "pin.map": "Карта с карфицата",
  "pin.no-map": "Картата не може да се покаже тук. Напишете координатите.",
  "pin.wheel": "Задръжте Ctrl или ⌘, докато превъртате, за да мащабирате картата",
  "pin.fingers": "Местете картата с два пръста",
};
