import { useSyncExternalStore } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { IconX } from "#web/ui/icons.ts";
import classes from "./pin-legend.module.css";

const CLOSED_KEY = "pin-legend-closed";
const LOOKS = ["tonight", "week", "later"] as const;

/** Explains how pins tell time, until it is closed, once per browser. */
export function PinLegend() {
  const { t } = useMessages();
  const isClosed = useSyncExternalStore(subscribe, readClosed, () => false);
  if (isClosed) return null;
  return (
    <section className={classes.legend} aria-label={t("legend.label")}>
      {LOOKS.map((look) => (
        <span key={look} className={classes.look} data-look={look}>
          {t(`legend.${look}`)}
        </span>
      ))}
      <IconButton
        size={36}
        variant="subtle"
        className="at-end"
        aria-label={t("legend.close")}
        onClick={close}
      >
        <IconX size={16} stroke={1.8} aria-hidden />
      </IconButton>
    </section>
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readClosed(): boolean {
  return localStorage.getItem(CLOSED_KEY) === "true";
}

function close(): void {
  localStorage.setItem(CLOSED_KEY, "true");
  for (const listener of listeners) listener();
}
