import { Modal, type ModalProps } from "@mantine/core";
import { Button } from "#web/ui/button.tsx";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { type ReactNode, useRef } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./form-modals.module.css";

/** What is asked before something cannot be taken back. */
export interface Question {
  title: string;
  sentences: string[];
}

interface AskModalProps {
  question: Question | undefined;
  isOpen: boolean;
  submit: string;
  onCancel(): void;
  onConfirm(): void;
  /** A choice that belongs to the answer. */
  children?: ReactNode;
}

/** Asks once before something is gone. */
export function AskModal({ question, isOpen, submit, onCancel, onConfirm, children }: AskModalProps) {
  const { t } = useMessages();
  return (
    <SmallModal opened={isOpen && question !== undefined} onClose={onCancel} title={question?.title}>
      {question?.sentences.map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t("admin.cancel")}
        </Button>
        <Button onClick={onConfirm}>{submit}</Button>
      </div>
    </SmallModal>
  );
}

/** Says what was done. */
export function DoneModal({ message, onRead }: { message: string | undefined; onRead(): void }) {
  const { t } = useMessages();
  // While it fades it still says what it said.
  const lastMessage = useRef(message);
  if (message) lastMessage.current = message;
  return (
    <SmallModal
      opened={message !== undefined}
      onClose={onRead}
      title={
        <span className={classes.done}>
          <IconCheck size={22} stroke={2.4} aria-hidden />
          {lastMessage.current}
        </span>
      }
    >
      <p className={classes.sentence}>{t("admin.submitted")}</p>
      <div className={classes.buttons}>
        <Button onClick={onRead} data-autofocus style={{ minWidth: "6rem" }}>
          {t("admin.ok")}
        </Button>
      </div>
    </SmallModal>
  );
}

function SmallModal({ children, ...modal }: ModalProps) {
  const { t } = useMessages();
  return (
    <Modal
      {...modal}
      centered
      size={440}
      // The lock would need a style of its own that the page's policy forbids.
      lockScroll={false}
      closeButtonProps={{ "aria-label": t("admin.close"), size: 44, iconSize: 22 }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        close: classes.close,
        body: classes.body,
        overlay: classes.overlay,
      }}
    >
      {children}
    </Modal>
  );
}
