import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Маркер: {venue}",
  "pin.hint": "Плъзнете маркера до точното място или го местете със стрелките.",
  "pin.map": "Карта с маркера",
  "pin.no-map": "Картата не може да се покаже тук. Напишете координатите.",
  "pin.wheel": "Задръжте Ctrl или ⌘, докато превъртате, за да мащабирате картата",
  "pin.fingers": "Местете картата с два пръста",
};
