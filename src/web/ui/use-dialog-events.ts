import { type MouseEvent, type SyntheticEvent, useRef } from "react";

/** For a modal `<dialog>`: Escape and a press of its backdrop ask to close it. */
export function useDialogEvents(onClose: () => void) {
  const pressed = useRef<EventTarget>(null);
  return {
    onCancel(event: SyntheticEvent<HTMLDialogElement>): void {
      // A file input inside sends an event of the same name.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown({ target }: MouseEvent): void {
      pressed.current = target;
    },
    onClick({ target, currentTarget }: MouseEvent): void {
      // The backdrop belongs to the dialog. Text may be selected inside and released out there.
      if (target === currentTarget && pressed.current === target) onClose();
    },
  };
}
