export const pin = {
  "pin.name": "Pin: {venue}",
  "pin.hint": "Drag the pin to the exact spot, or move it with the arrow keys.",
  "pin.map": "Map with the pin",
  "pin.wheel": "Hold Ctrl or ⌘ while scrolling to zoom the map",
  "pin.fingers": "Move the map with two fingers",
  "pin.no-map": "The map can’t be shown here. Enter the coordinates instead.",
} as const;
