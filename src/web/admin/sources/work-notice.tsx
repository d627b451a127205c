import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Call } from "#web/session/use-call.ts";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./sources.module.css";

interface WorkNoticeProps {
  work: Pick<Call, "doing" | "notice">;
  done?: string | undefined;
  /** How far it is; without it that is not known. */
  progress?: { value: number; max: number } | undefined;
}

/** What is under way, what failed, or what was done. */
export function WorkNotice({ work: { doing, notice }, done, progress }: WorkNoticeProps) {
  const { t } = useMessages();
  if (doing !== undefined)
    return (
      <div className={classes.working}>
        <p role="status">{doing}</p>
        <progress aria-label={t("admin.view.sources")} {...progress} />
      </div>
    );
  if (notice)
    return (
      <div className={classes.notice}>
        <Notice tone="error">{notice}</Notice>
      </div>
    );
  if (!done) return null;
  return (
    <div className={classes.notice}>
      <Notice tone="success">{done}</Notice>
    </div>
  );
}
