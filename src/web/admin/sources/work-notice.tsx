import { useMessages } from "#web/messages/messages-provider.tsx";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./sources.module.css";
import type { Work } from "./use-work.ts";

interface WorkNoticeProps {
  work: Pick<Work, "busy" | "problem">;
  done?: string | undefined;
  /** How far it is; without it that is not known. */
  progress?: { value: number; max: number } | undefined;
}

/** What is under way, what failed, or what was done. */
export function WorkNotice({ work: { busy, problem }, done, progress }: WorkNoticeProps) {
  const { t } = useMessages();
  if (busy !== undefined)
    return (
      <div className={classes.working}>
        <p role="status">{busy}</p>
        <progress aria-label={t("admin.view.sources")} {...progress} />
      </div>
    );
  if (problem)
    return (
      <div className={classes.notice}>
        <Notice tone="error">{problem}</Notice>
      </div>
    );
  if (!done) return null;
  return (
    <div className={classes.notice}>
      <Notice tone="success">{done}</Notice>
    </div>
  );
}
