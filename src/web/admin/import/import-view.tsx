import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { ImportPreview, ImportResult, ImportStep } from "#contract/admin-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Buttons, Page, Section } from "#web/ui/page.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type Choice, venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/choice-fields.tsx";
import { sourceUrls } from "../sources/source-urls.ts";
import type { ViewProps } from "../view-props.ts";
import { applyImport, previewImport } from "./import-calls.ts";
import { type ChosenFile, ImportFile } from "./import-file.tsx";
import { ImportFooter, ImportRows } from "./import-rows.tsx";

type Stage =
  | { kind: "choosing" }
  | { kind: "checking"; step: ImportStep | undefined }
  | { kind: "checked"; preview: ImportPreview }
  | { kind: "applying"; step: ImportStep | undefined }
  | { kind: "done"; result: ImportResult };

/** Choose a file, see what it would do, then do it. */
export function ImportView({ start }: ViewProps) {
  const { t } = useMessages();
  const client = useQueryClient();
  const [file, setFile] = useState<ChosenFile>();
  const [choice, setChoice] = useState<Choice>(start);
  const [source, setSource] = useState("");
  const [createVenues, setCreateVenues] = useState(false);
  const [stage, setStage] = useState<Stage>({ kind: "choosing" });
  const [problem, setProblem] = useState<string>();
  /** A file is a source of its own, named after it. */
  const settingsFor = ({ name }: ChosenFile) => ({
    ...venueFields(choice),
    source: source.trim() || name,
    createVenues,
  });

  /** A preview is only true for what it was made with. */
  function change<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      setStage({ kind: "choosing" });
      setProblem(undefined);
    };
  }

  async function work(task: () => Promise<Stage>): Promise<void> {
    setProblem(undefined);
    try {
      setStage(await task());
    } catch (error) {
      setProblem(reasonOf(error, t("admin.failed")));
      setStage({ kind: "choosing" });
    }
  }

  function check(chosen: ChosenFile): Promise<void> {
    setStage({ kind: "checking", step: undefined });
    return work(async () => {
      const preview = await previewImport(chosen.content, settingsFor(chosen), (step) =>
        setStage({ kind: "checking", step }),
      );
      if (!preview) throw new CallFailed(0, t("admin.import-preview-broken"));
      return { kind: "checked", preview };
    });
  }

  function choose(chosen: ChosenFile | undefined): void {
    change(setFile)(chosen);
    // A text that is being typed or pasted waits for its button.
    if (chosen && chosen.name !== "") void check(chosen);
  }

  function apply(chosen: ChosenFile, skipWrong: boolean): Promise<void> {
    setStage({ kind: "applying", step: undefined });
    return work(async () => {
      const result = await applyImport(chosen.content, settingsFor(chosen), skipWrong, (step) =>
        setStage({ kind: "applying", step }),
      );
      void client.invalidateQueries();
      if (!result) throw new CallFailed(0, t("admin.import-broken"));
      return { kind: "done", result };
    });
  }

  if (stage.kind === "done") {
    const { message, counts, newVenues, sourceId, runId } = stage.result;
    return (
      <Page title={t("admin.import-title")}>
        <Notice tone="success">
          <b>{message}</b>{" "}
          {t("admin.import-done", { added: counts.new, changed: counts.changed, venues: newVenues })}{" "}
          {counts.conflict > 0 && t("admin.import-conflicts", { count: counts.conflict })}
        </Notice>
        <Buttons>
          <Button component={Link} to={sourceUrls.run(sourceId, runId)}>
            {t("admin.import-run")}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setFile(undefined);
              setStage({ kind: "choosing" });
            }}
          >
            {t("admin.import-next")}
          </Button>
        </Buttons>
      </Page>
    );
  }

  const preview = stage.kind === "checked" ? stage.preview : undefined;
  const isBusy = stage.kind === "checking" || stage.kind === "applying";
  return (
    <Page title={t("admin.import-title")} lead={t("admin.import-lead")}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <fieldset disabled={isBusy} style={{ display: "contents" }}>
        <ImportFile file={file} preview={preview} onFile={choose} onProblem={setProblem} />
        <Section title={t("admin.import-defaults")}>
          <VenueChoice choice={choice} onChoice={change(setChoice)}>
            <TextField
              label={t("admin.import-source")}
              hint={t("admin.import-source-hint")}
              value={source}
              maxLength={200}
              autoComplete="off"
              onChange={({ currentTarget }) => change(setSource)(currentTarget.value)}
            />
          </VenueChoice>
          <Checkbox
            label={t("admin.import-create")}
            checked={createVenues}
            onChange={({ currentTarget }) => change(setCreateVenues)(currentTarget.checked)}
          />
        </Section>
      </fieldset>
      {isBusy && <StepProgress step={stage.step} />}
      {!preview && stage.kind !== "applying" && (
        <Buttons>
          <Button disabled={!file} aria-disabled={isBusy} onClick={() => file && !isBusy && check(file)}>
            {t("admin.import-preview")}
          </Button>
        </Buttons>
      )}
      {preview && file && (
        <>
          {preview.isKnownSource && <p className="faint text-small below">{t("admin.import-known")}</p>}
          {preview.warning && <Notice tone="warning">{preview.warning.message}</Notice>}
          <ImportRows preview={preview} />
          <ImportFooter preview={preview} onApply={(skipWrong) => apply(file, skipWrong)} />
        </>
      )}
    </Page>
  );
}

/** How far an import is; without a number until the first is known. */
function StepProgress({ step }: { step: ImportStep | undefined }) {
  const { t } = useMessages();
  if (!step) return <Progress label={t("admin.view.import")} text={t("admin.import-checking")} />;
  const { done, total } = step;
  const words = { step: t(`admin.import-step.${step.step}`), done, total };
  return (
    <Progress
      label={t("admin.view.import")}
      text={t(total > 0 ? "admin.import-progress" : "admin.import-progress-open", words)}
      {...(total > 0 && { value: done, max: total })}
    />
  );
}
