import { type DragEvent, useRef, useState } from "react";
import type { ImportPreview } from "#contract/admin-import.ts";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconFileText, IconUpload } from "#web/ui/icons.ts";
import { TextArea } from "#web/ui/text-area.tsx";
import { FileInput } from "../file-input.tsx";
import view from "../view.module.css";
import classes from "./import.module.css";

export interface ChosenFile {
  /** Empty where it was pasted. */
  name: string;
  content: Blob;
}

interface ImportFileProps {
  file: ChosenFile | undefined;
  preview: ImportPreview | undefined;
  onFile(file: ChosenFile | undefined): void;
  onProblem(problem: string): void;
}

/** A file that is chosen, dropped or pasted. */
export function ImportFile({ file, preview, onFile, onProblem }: ImportFileProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(chosen: File | null | undefined): void {
    if (!chosen) return;
    if (chosen.size > MAX_IMPORT_BYTES)
      onProblem(t("admin.import-too-large", { mb: MAX_IMPORT_BYTES / 2 ** 20 }));
    else onFile({ name: chosen.name, content: chosen });
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  const isNamed = file !== undefined && file.name !== "";
  return (
    <section
      className={`${view.card} ${classes.file}`}
      data-over={isOver || undefined}
      aria-label={t("admin.import-file")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <span className={classes.sign}>
        <IconFileText size={22} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.name}>
        <b>{file ? file.name || t("admin.import-pasted") : t("admin.import-none")}</b>
        <p className={view.faint}>
          {file ? <Facts file={file} preview={preview} /> : t("admin.import-drop")}
        </p>
      </div>
      <FileInput inputRef={input} onFile={take} />
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(file ? "admin.import-other" : "admin.import-file")}
      </Button>
      {!isNamed && (
        <TextArea
          label={t("admin.import-paste")}
          rows={6}
          spellCheck={false}
          className={classes.paste}
          onChange={({ currentTarget: { value } }) =>
            onFile(value.trim() === "" ? undefined : { name: "", content: new Blob([value]) })
          }
        />
      )}
    </section>
  );
}

function Facts({ file, preview }: { file: ChosenFile; preview: ImportPreview | undefined }) {
  const { t } = useMessages();
  const size = Math.ceil(file.content.size / 1024);
  if (!preview) return t("admin.import-size", { size });
  const rows = Object.values(preview.counts).reduce((sum, count) => sum + count, 0);
  return t("admin.import-facts", { rows, size });
}
