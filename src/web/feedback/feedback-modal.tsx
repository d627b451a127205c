import { Modal } from "@mantine/core";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Mantine } from "#web/ui/mantine.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import classes from "./feedback-modal.module.css";

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
    <Mantine>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={t("feedback.title")}
        closeButtonProps={{ "aria-label": t("feedback.close"), size: 44, iconSize: 22 }}
        size={640}
        centered
        // The map does not scroll, and the lock would need a style of its own that the page's policy forbids.
        lockScroll={false}
        classNames={{
          content: classes.content,
          header: classes.header,
          title: classes.title,
          close: classes.close,
          body: classes.body,
          overlay: classes.overlay,
        }}
      >
        <p className={classes.hint}>{t("feedback.hint")}</p>
        <FeedbackForm onCancel={onClose} onSent={sent} />
      </Modal>
    </Mantine>
  );
}
