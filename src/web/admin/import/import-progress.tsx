import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./import.module.css";
import type { ImportStep } from "./import-calls.ts";

/** How far an import is; without a number until the first is known. */
export function ImportProgress({ step }: { step: ImportStep | undefined }) {
  const { t } = useMessages();
  const text = step
    ? t("admin.import-progress", {
        step: t(`admin.import-step.${step.step}`),
        done: step.done,
        total: step.total,
      })
    : t("admin.import-checking");
  return (
    <div className={classes.progress}>
      <p role="status">{text}</p>
      <progress
        aria-label={t("admin.view.import")}
        {...(step && step.total > 0 ? { value: step.done, max: step.total } : {})}
      />
    </div>
  );
}
