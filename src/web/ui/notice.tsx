import type { ReactNode } from "react";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "./icons.ts";
import classes from "./notice.module.css";

export type NoticeTone = "error" | "warning" | "success" | "info";

const signs = {
  error: IconInfoCircle,
  warning: IconAlertTriangle,
  success: IconCheck,
  info: IconInfoCircle,
} as const;

/** A sentence that must be seen. What went wrong interrupts a screen reader, what went well waits. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const Sign = signs[tone];
  const isUrgent = tone === "error" || tone === "warning";
  return (
    <div className={classes.notice} data-tone={tone} role={isUrgent ? "alert" : "status"}>
      <Sign size={19} stroke={2} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
