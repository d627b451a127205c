import { type FormEvent, useState } from "react";
import { routes } from "#contract/urls.ts";
import { MAX_REPORT_TEXT, REPORT_KINDS } from "#domain/moderation.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { showToast } from "#web/ui/toast.ts";
import { RadioGroup } from "./radio-group.tsx";
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
  const { run, isBusy, notice } = useCall({ failed: t("report.failed"), isForm: false });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (kind === "") {
      setProblem(t("report.choose"));
      form.querySelector("input")?.focus();
      return;
    }
    void run(async () => {
      const text = String(new FormData(form).get("text") ?? "");
      await post(routes.reports, { event: eventId, kind, text });
      showToast(t("report.sent"));
      onClose();
    });
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("report.title")} closeLabel={t("report.close")}>
      <form noValidate onSubmit={submit} className="grid gap-16">
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
        {notice && <Notice tone="error">{notice}</Notice>}
        <div className="flex wrap gap-8">
          <Button type="submit" aria-disabled={isBusy}>
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
