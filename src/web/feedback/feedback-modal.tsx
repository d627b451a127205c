import { useMessages } from "#web/messages/messages-provider.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import { FeedbackForm } from "./feedback-form.tsx";

export interface FeedbackModalProps {
  isOpen: boolean;
  onClose(): void;
  onSent(): void;
}

export function FeedbackModal({ isOpen, onClose, onSent }: FeedbackModalProps) {
  const { t } = useMessages();
  function sent(): void {
    onClose();
    onSent();
    showToast(t("feedback.sent"), { stayMs: GLANCE_MS });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("feedback.title")}
      closeLabel={t("feedback.close")}
      size="large"
    >
      <p className="below-16 text-small faint">{t("feedback.hint")}</p>
      <FeedbackForm onCancel={onClose} onSent={sent} />
    </Dialog>
  );
}
