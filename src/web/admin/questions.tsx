import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconCheck } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";

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
    <Dialog
      isOpen={isOpen && question !== undefined}
      onClose={onCancel}
      title={question?.title}
      closeLabel={t("admin.close")}
    >
      <div className="grid gap-4 muted">
        {question?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t("admin.cancel")}
        </Button>
        <Button onClick={onConfirm}>{submit}</Button>
      </DialogButtons>
    </Dialog>
  );
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="flex wrap gap-12 to-end below">{children}</div>;
}

interface AskButtonProps extends Omit<ComponentPropsWithRef<"button">, "onClick"> {
  variant?: "default" | "subtle";
  question: Question;
  /** The words of the answer, where the button has others. */
  submit?: string;
  isBusy?: boolean;
  children: string;
  onConfirm(): void;
}

/** A button that asks before it does what it says. */
export function AskButton({
  variant = "default",
  question,
  submit,
  isBusy,
  onConfirm,
  ...button
}: AskButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant={variant} aria-disabled={isBusy} {...button} onClick={() => setIsAsking(true)} />
      <AskModal
        question={question}
        isOpen={isAsking}
        submit={submit ?? button.children}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
      />
    </>
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
        <span className="row gap-8">
          <IconCheck size={22} stroke={2.4} aria-hidden color="var(--ok)" />
          {message}
        </span>
      }
    >
      <p className="muted">{t("admin.submitted")}</p>
      {remark && <Notice tone="warning">{remark}</Notice>}
      <DialogButtons>
        <Button onClick={onRead} data-autofocus>
          {t("admin.ok")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
