import { useState } from "react";
import { useNavigate } from "react-router";
import type { SourcePreview } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import view from "../view.module.css";
import { BackToSources } from "./back-to-sources.tsx";
import { FileButton } from "./file-button.tsx";
import { addSource, deleteSource, editSource, previewSource, runSource } from "./source-calls.ts";
import { changeOf, fieldsOf, NEW_SOURCE, type SourceFields } from "./source-draft.ts";
import { SourceForm } from "./source-form.tsx";
import { SourcePreviewCard } from "./source-preview.tsx";
import { sourceUrls } from "./source-urls.ts";
import { useWork } from "./use-work.ts";
import { WorkNotice } from "./work-notice.tsx";

/** Adds a source in two steps: it is kept paused until what was found in it has been seen. */
export function AddSource() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const work = useWork({ isForm: true });
  const [draft, setDraft] = useState(NEW_SOURCE);
  const [file, setFile] = useState<File>();
  const [added, setAdded] = useState<{ id: number; fields: SourceFields }>();
  const [preview, setPreview] = useState<SourcePreview>();
  const upload = draft.kind === "file" ? file : undefined;

  async function save(fields: SourceFields): Promise<number> {
    if (added) {
      await editSource(added.id, { ...changeOf(added.fields, fields), state: "paused" });
      setAdded({ id: added.id, fields });
      return added.id;
    }
    const { id } = await addSource({ ...fields, format: "auto", language: null, timeZone: null });
    setAdded({ id, fields });
    await editSource(id, { state: "paused" });
    return id;
  }

  function look(): void {
    if (draft.kind === "file" && !file) {
      work.setProblem(t("admin.import-none"));
      return;
    }
    void work.work(t("admin.source-running", { source: draft.name }), async () => {
      // What it may do by itself is told with its start.
      const id = await save({ ...fieldsOf(draft), publishes: false });
      setPreview(await previewSource(id, upload));
    });
  }

  function start(): void {
    if (!added) return;
    void work.work(t("admin.source-running", { source: draft.name }), async () => {
      await editSource(added.id, { state: "active", publishes: draft.publishes });
      const run = await runSource(added.id, upload);
      await navigate(sourceUrls.run(added.id, run.id));
    });
  }

  function cancel(): void {
    void work.work(t("admin.loading"), async () => {
      if (added) await deleteSource(added.id, "keep");
      await navigate(sourceUrls.list);
    });
  }

  return (
    <>
      <BackToSources />
      <h1 className={view.title}>{t("admin.sources-add")}</h1>
      {preview ? (
        <SourcePreviewCard preview={preview}>
          <WorkNotice work={work} />
          <div className={view.buttons}>
            <Button aria-disabled={work.busy !== undefined} onClick={start}>
              {t("admin.source-start")}
            </Button>
            <Button variant="default" onClick={() => setPreview(undefined)}>
              {t("admin.source-change")}
            </Button>
            <Button variant="default" onClick={cancel}>
              {t("admin.cancel")}
            </Button>
            <span className={view.faint}>{t("admin.source-nothing-yet")}</span>
          </div>
        </SourcePreviewCard>
      ) : (
        <SourceForm
          draft={draft}
          onDraft={setDraft}
          work={work}
          onSubmit={look}
          hasKind
          file={
            <FileButton
              label={t("admin.source-choose-file")}
              file={file}
              onFile={setFile}
              onProblem={work.setProblem}
            />
          }
        >
          <WorkNotice work={work} />
          <div className={view.buttons}>
            <Button type="submit" aria-disabled={work.busy !== undefined}>
              {t("admin.source-preview")}
            </Button>
            <Button variant="default" onClick={cancel}>
              {t("admin.cancel")}
            </Button>
          </div>
        </SourceForm>
      )}
    </>
  );
}
