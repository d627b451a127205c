import type { EarlyInput } from "./early-input-script.ts";

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Called when React begins to listen. Typed text goes on being recorded: hydration may reset it. */
export function takeOverEarlyInput(): void {
  window.earlyInput?.stopPressed();
}

/** Does to the page that works now what was done to it before. To be called when it is hydrated. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  delete window.earlyInput;
  if (!early) return;
  early.stopWritten();
  for (const [field, value] of early.written) if (field.isConnected) write(field, value);
  // Later, so that what follows from the fields is on the page, and what only a browser knows, as today's date.
  setTimeout(() => early.pressed.forEach(press));
}

function press(pressed: HTMLButtonElement | HTMLFormElement): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React ignores events of a field whose value equals the one it tracks, so the tracked value is changed first. */
function write(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    const box = field as HTMLInputElement;
    box.checked = !value;
    box.click();
  } else {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
