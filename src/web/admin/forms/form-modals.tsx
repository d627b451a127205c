import type { ReactNode } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconCheck } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./form-modals.module.css";

/** What is asked before something cannot be taken back. */
export interface Question {
  title: string;
  sentences: string[];
  /** Where no undo follows. */
  warning?: string;
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
    <Dialog
      isOpen={isOpen && question !== undefined}
      onClose={onCancel}
      title={question?.title}
      closeLabel={t("admin.close")}
    >
      {question?.sentences.map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
      {question?.warning && <Notice tone="warning">{question.warning}</Notice>}
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t("admin.cancel")}
        </Button>
        <Button onClick={onConfirm}>{submit}</Button>
      </div>
    </Dialog>
  );
}

interface DoneModalProps {
  message: string | undefined;
  /** What should be looked at. */
  remark?: string | undefined;
  onRead(): void;
}

/** Reports what was done. */
export function DoneModal({ message, remark, onRead }: DoneModalProps) {
  const { t } = useMessages();
  return (
    <Dialog
      isOpen={message !== undefined}
      onClose={onRead}
      closeLabel={t("admin.close")}
      title={
        <span className={classes.done}>
          <IconCheck size={22} stroke={2.4} aria-hidden />
          {message}
        </span>
      }
    >
      <p className={classes.sentence}>{t("admin.submitted")}</p>
      {remark && <Notice tone="warning">{remark}</Notice>}
      <div className={classes.buttons}>
        <Button onClick={onRead} data-autofocus style={{ minWidth: "6rem" }}>
          {t("admin.ok")}
        </Button>
      </div>
    </Dialog>
  );
}
