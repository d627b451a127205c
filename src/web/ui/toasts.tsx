import { useSyncExternalStore } from "react";
import { PlainButton } from "./button.tsx";
import { IconAlertCircle, IconCheck } from "./icons.ts";
import { closeToast, type Toast, toastList } from "./toast.ts";
import classes from "./toasts.module.css";

const NONE: readonly Toast[] = [];
const tones = [
  { tone: "problem", urgency: "assertive", Sign: IconAlertCircle },
  { tone: "done", urgency: "polite", Sign: IconCheck },
] as const;

/**
 * Where toasts appear. The live regions are in the page from the start: a screen reader only speaks what changes in one it
 * knows. What went wrong interrupts it, what went well waits.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastList.subscribe, toastList.now, () => NONE);
  return (
    <div className={classes.stack}>
      {tones.map(({ tone, urgency, Sign }) => (
        <div key={tone} aria-live={urgency} aria-atomic={false}>
          {toasts
            .filter((toast) => toast.tone === tone)
            .map(({ id, message, action }) => (
              <div key={id} className={classes.toast}>
                <Sign size={18} stroke={2} aria-hidden />
                {message}
                {action && (
                  <PlainButton
                    className={classes.action}
                    onClick={() => {
                      closeToast(id);
                      action.run();
                    }}
                  >
                    {action.label}
                  </PlainButton>
                )}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
