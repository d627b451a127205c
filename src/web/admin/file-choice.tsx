import { type DragEvent, useRef, useState } from "react";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconUpload } from "#web/ui/icons.ts";

interface FileButtonProps {
  label: string;
  isBusy?: boolean;
  onFile(file: File): void;
  onProblem(problem: string): void;
}

/** Chooses a file that is not too large. */
export function FileButton({ label, isBusy = false, onFile, onProblem }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useTake(onFile, onProblem);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.ics,.json,.jsonld,.html,.htm,text/csv,text/calendar,application/ld+json"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file, corrected meanwhile, can be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function useTake(onFile: FileButtonProps["onFile"], onProblem: FileButtonProps["onProblem"]) {
  const { t } = useMessages();
  return (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > MAX_IMPORT_BYTES)
      onProblem(t("admin.import-too-large", { mb: MAX_IMPORT_BYTES / 2 ** 20 }));
    else onFile(file);
  };
}

/** For an element on which a file may be dropped, too; its style sheet shows `data-over`. */
export function useDrop(onFile: FileButtonProps["onFile"], onProblem: FileButtonProps["onProblem"]) {
  const take = useTake(onFile, onProblem);
  const [isOver, setIsOver] = useState(false);
  return {
    "data-over": isOver || undefined,
    onDragOver(event: DragEvent): void {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
}
