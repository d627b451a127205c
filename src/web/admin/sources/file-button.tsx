import { useRef } from "react";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconUpload } from "#web/ui/icons.ts";
import { FileInput } from "../file-input.tsx";
import view from "../view.module.css";

interface FileButtonProps {
  label: string;
  file?: File | undefined;
  isBusy?: boolean;
  onFile(file: File): void;
  onProblem(problem: string): void;
}

export function FileButton({ label, file, isBusy = false, onFile, onProblem }: FileButtonProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);

  function take(chosen: File | undefined): void {
    if (!chosen) return;
    if (chosen.size > MAX_IMPORT_BYTES)
      onProblem(t("admin.import-too-large", { mb: MAX_IMPORT_BYTES / 2 ** 20 }));
    else onFile(chosen);
  }

  return (
    <div className="row wrap gap-12">
      <FileInput inputRef={input} onFile={take} />
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {label}
      </Button>
      {file && <span className={view.faint}>{file.name}</span>}
    </div>
  );
}
