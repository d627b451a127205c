import type { Source } from "#contract/admin-sources.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { healthText, leftOutText } from "./source-words.ts";
import classes from "./sources.module.css";

interface SourceHealthProps {
  source: Source;
  /** Why rows were left out: the most frequent reason, or all of them. */
  reasons: number;
}

/** How a source is, with the reason where it is not well. */
export function SourceHealth({ source, reasons }: SourceHealthProps) {
  const { t, locale } = useMessages();
  const { health, problem, leftOut } = source;
  return (
    <div className={classes.health} data-health={health}>
      <p>
        <b>{healthText(source, locale)}</b>
      </p>
      {health === "stopped" && <p>{t("admin.source-stopped-hint")}</p>}
      {problem && <p>{problem.message}</p>}
      {leftOut && health !== "partial" && <p>{leftOutText(leftOut, locale)}</p>}
      {leftOut?.reasons.slice(0, reasons).map(({ rows, problem: reason }) => (
        <p key={reason.code}>
          {formatNumber(rows, locale)} × {reason.message}
        </p>
      ))}
    </div>
  );
}
