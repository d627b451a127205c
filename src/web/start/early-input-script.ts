/** What was done to a page before its scripts had come. */
export interface EarlyInput {
  /** Buttons that were pressed and forms that were sent, in that order, each once. */
  pressed: Set<HTMLButtonElement | HTMLFormElement>;
  /** Fields with what was written or chosen in them last. */
  written: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  /** No longer notes what is pressed: React does from now on. */
  stopPressed(): void;
  stopWritten(): void;
}

/**
 * Notes what people do before the scripts have come. A form without an address of its own is held back, since sending
 * it would only load the page anew; links, other forms, and buttons with commands where the browser knows these, work
 * by themselves.
 */
export const EARLY_INPUT_SCRIPT = `{
  const pressed = new Set();
  const written = new Map();
  const ownWay = "commandForElement" in HTMLButtonElement.prototype ? "[type=submit], [command]" : "[type=submit]";
  const onClick = ({ target }) => {
    const button = target.closest("button");
    if (button && !button.matches(ownWay)) pressed.add(button);
  };
  const onSubmit = (event) => {
    if (event.target.hasAttribute("action")) return;
    event.preventDefault();
    pressed.add(event.target);
  };
  const onInput = ({ target }) => {
    if (target.type === "file") return;
    written.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("input", onInput, true);
  window.earlyInput = {
    pressed,
    written,
    stopPressed() {
      removeEventListener("click", onClick, true);
      removeEventListener("submit", onSubmit, true);
    },
    stopWritten: () => removeEventListener("input", onInput, true),
  };
}
`;
