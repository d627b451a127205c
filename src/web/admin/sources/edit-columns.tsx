import { useEffect, useRef, useState } from "react";
import type { Source, SourceMapping, SourcePreview } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/page.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { FileButton } from "../file-choice.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { ColumnsSection } from "./columns-section.tsx";
import { SampleCard } from "./sample-card.tsx";
import { previewSource } from "./source-calls.ts";

const PAUSE_MS = 500;

interface EditColumnsProps {
  source: Source;
  mapping: SourceMapping | null;
  onMapping(mapping: SourceMapping): void;
}

/** The columns of a source, as its address or a file of it shows them. */
export function EditColumns({ source, mapping, onMapping }: EditColumnsProps) {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<SourcePreview>();
  const settled = useDebounced(mapping, PAUSE_MS);
  const shown = useRef(mapping);

  function show(chosen: File | undefined, with_: SourceMapping | null): void {
    shown.current = with_;
    void work.run(async () => {
      setPreview(await previewSource(source.id, with_, chosen));
    }, t("admin.source-looking"));
  }

  const again = useRef(show);
  again.current = show;
  useEffect(() => {
    if (preview && settled !== shown.current) again.current(file, settled);
  }, [settled, preview, file]);

  const table = preview?.table;
  if (table)
    return (
      <>
        <ColumnsSection table={table} mapping={mapping ?? table.mapping} onMapping={onMapping} />
        <SampleCard samples={preview.found.samples} timeZone={source.timeZone ?? ""} />
      </>
    );
  return (
    <Section title={t("admin.columns")}>
      <p className="faint text-small">
        {preview ? t("admin.columns-none") : t(mapping ? "admin.columns-mapped" : "admin.columns-guessed")}
      </p>
      <CallNotice work={work} />
      {!preview &&
        (source.url === null ? (
          <FileButton
            label={t("admin.columns-show-file")}
            isBusy={work.isBusy}
            onFile={(chosen) => {
              setFile(chosen);
              show(chosen, mapping);
            }}
            onProblem={work.refuse}
          />
        ) : (
          <Button variant="default" aria-disabled={work.isBusy} onClick={() => show(undefined, mapping)}>
            {t("admin.columns-show")}
          </Button>
        ))}
    </Section>
  );
}
