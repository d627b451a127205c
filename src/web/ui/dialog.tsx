import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import classes from "./dialog.module.css";
import { IconX } from "./icons.ts";
import { useDialogEvents } from "./use-dialog-events.ts";

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: ReactNode;
  closeLabel: string;
  size?: "small" | "large" | "drawer";
  children: ReactNode;
}

/**
 * A modal dialog. The browser keeps the focus inside and gives it back to the element that had it. It starts at the
 * element with `data-autofocus`, or else at the first that takes it. Its content is mounted only while it is open.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen && <OpenDialog {...dialog} />;
}

function OpenDialog({ onClose, title, closeLabel, size = "small", children }: Omit<DialogProps, "isOpen">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: its cleanup runs while the element is still in the document, where closing gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-size={size}
      aria-labelledby={titleId}
      {...useDialogEvents(onClose)}
    >
      <div className={classes.sheet}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton variant="subtle" aria-label={closeLabel} onClick={onClose}>
            <IconX size={22} stroke={1.8} aria-hidden />
          </IconButton>
        </header>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}
