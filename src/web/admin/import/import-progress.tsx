import type { ImportStep } from "#contract/admin-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./import.module.css";

/** How far an import is; without a number until the first is known. */
export function ImportProgress({ step }: { step: ImportStep | undefined }) {
  const { t } = useMessages();
  const text = step
    ? t(step.total > 0 ? "admin.import-progress" : "admin.import-progress-open", {
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
