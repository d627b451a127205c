import { type DragEvent, type FormEvent, useRef, useState } from "react";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconUpload, IconWorld } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FileInput } from "../file-input.tsx";
import view from "../view.module.css";
import classes from "./add-source.module.css";

interface WhereSectionProps {
  url: string;
  file: File | undefined;
  isLooked: boolean;
  isBusy: boolean;
  urlProblem: string | undefined;
  onUrl(url: string): void;
  onLook(): void;
  onFile(file: File): void;
  onProblem(problem: string): void;
}

/** An address that is looked at, or a file that is chosen or dropped. */
export function WhereSection(props: WhereSectionProps) {
  const { url, file, isLooked, isBusy, urlProblem, onUrl, onLook, onFile, onProblem } = props;
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(chosen: File | undefined): void {
    if (!chosen) return;
    if (chosen.size > MAX_IMPORT_BYTES)
      onProblem(t("admin.import-too-large", { mb: MAX_IMPORT_BYTES / 2 ** 20 }));
    else onFile(chosen);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onLook();
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <section className={view.card} aria-label={t("admin.source-where")}>
      <h2 className={classes.title}>{t("admin.source-where")}</h2>
      <p className={view.faint}>{t("admin.source-where-hint")}</p>
      <form noValidate onSubmit={submit} className={classes.address}>
        <TextField
          type="url"
          label={t("admin.source-url")}
          Icon={IconWorld}
          value={url}
          problem={urlProblem}
          autoComplete="off"
          onChange={({ currentTarget }) => onUrl(currentTarget.value)}
        />
        <Button type="submit" variant={isLooked ? "default" : "filled"} aria-disabled={isBusy}>
          {t(isLooked ? "admin.source-look-again" : "admin.source-look")}
        </Button>
      </form>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which does the same */}
      <div
        className={classes.drop}
        data-small={isLooked || undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconUpload size={22} stroke={1.8} aria-hidden />
        <p>
          <b>{file ? file.name : t("admin.source-drop")}</b>
          <span>{t("admin.source-drop-hint", { mb: MAX_IMPORT_BYTES / 2 ** 20 })}</span>
        </p>
        <FileInput inputRef={input} onFile={take} />
        <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
          {t("admin.source-choose-file")}
        </Button>
      </div>
    </section>
  );
}
