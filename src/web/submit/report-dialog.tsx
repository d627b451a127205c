import { type FormEvent, useState } from "react";
import { routes } from "#contract/urls.ts";
import { MAX_REPORT_TEXT, REPORT_KINDS } from "#domain/moderation.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { showToast } from "#web/ui/toast.ts";
import { RadioGroup } from "./radio-group.tsx";
import classes from "./report-dialog.module.css";
import "./load-messages.ts";

interface ReportDialogProps {
  eventId: string;
  onClose(): void;
}

/** What is wrong with an event, for the moderators. */
export function ReportDialog({ eventId, onClose }: ReportDialogProps) {
  const { t } = useMessages();
  const [kind, setKind] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (kind === "") {
      setProblem(t("report.choose"));
      form.querySelector("input")?.focus();
      return;
    }
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const text = String(new FormData(form).get("text") ?? "");
      await post(routes.reports, { event: eventId, kind, text });
      showToast(t("report.sent"));
      onClose();
    } catch (error) {
      setFailure(reasonOf(error, t("report.failed")));
      setIsSending(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("report.title")} closeLabel={t("report.close")}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <RadioGroup
          name="kind"
          label={t("report.what")}
          options={REPORT_KINDS.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
          value={kind}
          onChoose={(value) => {
            setKind(value);
            setProblem(undefined);
          }}
          problem={problem}
        />
        <TextArea name="text" label={t("report.text")} maxLength={MAX_REPORT_TEXT} rows={3} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={classes.foot}>
          <Button type="submit" aria-disabled={isSending}>
            {t("report.send")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("report.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
