import type { ImportPreview } from "#contract/admin-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Sign } from "#web/ui/badge.tsx";
import { IconFileText } from "#web/ui/icons.ts";
import { Section } from "#web/ui/page.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { FileButton, useDrop } from "../file-choice.tsx";

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
  const take = (chosen: File) => onFile({ name: chosen.name, content: chosen });
  const isNamed = file !== undefined && file.name !== "";

  function facts({ content }: ChosenFile): string {
    const size = Math.ceil(content.size / 1024);
    if (!preview) return t("admin.import-size", { size });
    const rows = Object.values(preview.counts).reduce((sum, count) => sum + count, 0);
    return t("admin.import-facts", { rows, size });
  }

  return (
    <Section aria-label={t("admin.import-file")} {...useDrop(take, onProblem)}>
      <div className="row wrap gap-16">
        <Sign Icon={IconFileText} tone="info" size={44} />
        <div className="grow breakable">
          <b>{file ? file.name || t("admin.import-pasted") : t("admin.import-none")}</b>
          <p className="faint text-small">{file ? facts(file) : t("admin.import-drop")}</p>
        </div>
        <FileButton
          label={t(file ? "admin.import-other" : "admin.import-file")}
          onFile={take}
          onProblem={onProblem}
        />
      </div>
      {!isNamed && (
        <TextArea
          label={t("admin.import-paste")}
          rows={6}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) =>
            onFile(value.trim() === "" ? undefined : { name: "", content: new Blob([value]) })
          }
        />
      )}
    </Section>
  );
}
