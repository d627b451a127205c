import { type FormEvent, type KeyboardEvent, useState } from "react";
import { MAX_REASON } from "#domain/moderation.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import classes from "./moderation.module.css";

const REASONS = [1, 2, 3, 4, 5, 6] as const;

interface RejectDialogProps {
  isOpen: boolean;
  isReport: boolean;
  onCancel(): void;
  onReject(reason: string): void;
}

/** Asks for the reason: one of six by a click or its digit, or other words. */
export function RejectDialog({ isOpen, isReport, onCancel, onReject }: RejectDialogProps) {
  const { t } = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={t("moderation.reject-title")}
      closeLabel={t("admin.close")}
      size="large"
    >
      <ReasonForm isReport={isReport} onCancel={onCancel} onReject={onReject} />
    </Dialog>
  );
}

function ReasonForm({ isReport, onCancel, onReject }: Omit<RejectDialogProps, "isOpen">) {
  const { t } = useMessages();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === "") setIsMissing(true);
    else onReject(reason.trim());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isText = event.target instanceof HTMLTextAreaElement;
    const chosen = REASONS.find((number) => String(number) === event.key);
    if (chosen && (!isText || reason === "")) {
      event.preventDefault();
      setReason(t(`moderation.reason.${chosen}`));
    } else if (isText && event.key === "Enter" && !event.shiftKey) submit(event);
  }

  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} className="grid gap-12" noValidate>
      <p>{t(isReport ? "moderation.reject-report-lead" : "moderation.reject-lead")}</p>
      <div className="grid gap-8 to-start">
        {REASONS.map((number) => (
          <Button
            key={number}
            variant="default"
            aria-keyshortcuts={String(number)}
            onClick={() => setReason(t(`moderation.reason.${number}`))}
            leftSection={<kbd className={classes.key}>{number}</kbd>}
          >
            {t(`moderation.reason.${number}`)}
          </Button>
        ))}
      </div>
      <TextArea
        label={t("moderation.reason")}
        problem={isMissing && reason.trim() === "" ? t("moderation.reason-missing") : undefined}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        maxLength={MAX_REASON}
        rows={3}
        data-autofocus
      />
      <div className="flex wrap gap-8">
        <Button type="submit">{t("moderation.reject-do")}</Button>
        <Button variant="default" onClick={onCancel}>
          {t("moderation.cancel")}
        </Button>
      </div>
    </form>
  );
}
