import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { FOLLOWED_FORMAT } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { FormSection } from "../forms/admin-form.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import view from "../view.module.css";
import classes from "./add-source.module.css";
import { AddSteps } from "./add-steps.tsx";
import { BackToSources } from "./back-to-sources.tsx";
import { isMapped } from "./column-mapping.ts";
import { ColumnsSection } from "./columns-section.tsx";
import { firstRun } from "./first-run.ts";
import { FoundSection } from "./found-section.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { ReadableKinds } from "./readable-kinds.tsx";
import { SampleCard } from "./sample-card.tsx";
import { addSource, editSource } from "./source-calls.ts";
import { fieldsOf, lookOf, NEW_SOURCE, nameFor, type SourceDraft } from "./source-draft.ts";
import { sourceUrls } from "./source-urls.ts";
import { countsText } from "./source-words.ts";
import { StandList } from "./stand-list.tsx";
import { useLook } from "./use-look.ts";
import { WhereSection } from "./where-section.tsx";
import { WorkNotice } from "./work-notice.tsx";

/** Adds a source: where it is, what was found, and how to place it. Nothing is written before the last button. */
export function AddSource() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const work = useAdminCall();
  const [draft, setDraft] = useState<SourceDraft>(() => ({ ...NEW_SOURCE, url: params.get("url") ?? "" }));
  const [file, setFile] = useState<File>();
  const look = useLook(lookOf(draft), file);
  const { preview } = look;
  const table = preview?.table ?? undefined;
  const mapping = draft.mapping ?? table?.mapping;
  const isReady = preview !== undefined && (!table || isMapped(table));
  const [added, setAdded] = useState<Pick<Source, "id">>();
  const isWide = useIsWide();
  const sample = preview && table && <SampleCard samples={preview.found.samples} timeZone={draft.timeZone} />;
  const element = useRef<HTMLFormElement>(null);
  const problemOf = (field: string) => work.problemOf(field) ?? look.problemOf(field);

  function start(next: SourceDraft, chosen: File | undefined): void {
    setDraft(next);
    setFile(chosen);
    void look.start(lookOf(next), chosen);
  }

  // What was found answers some questions; answers that were given stay.
  const found = preview?.found;
  const foundFormat = preview?.format;
  useEffect(() => {
    if (!found) return;
    setDraft((last) => ({
      ...last,
      name: last.name || nameFor(found.name, last.url, last.isFile ? file : undefined),
      language: last.language || (found.language ?? ""),
      // An address that nothing can be read from may be of a server to follow.
      format: foundFormat === FOLLOWED_FORMAT ? foundFormat : last.format,
    }));
  }, [found, foundFormat, file]);

  useEffect(() => {
    if (Object.keys(work.problems).length > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [work.problems]);

  function add(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    void work.run(
      async () => {
        // A first run that failed is tried again without adding the source twice.
        const fields = fieldsOf(draft);
        const { id } = await (added ? editSource(added.id, fields) : addSource(fields));
        setAdded({ id });
        await navigate(await firstRun(id, draft.isFile ? file : undefined));
      },
      t("admin.source-running", { source: draft.name }),
    );
  }

  return (
    <>
      <BackToSources />
      <div className={classes.head}>
        <h1 className={view.title}>{t("admin.sources-add")}</h1>
        <AddSteps at={!preview ? 0 : table && !isReady ? 1 : 2} />
      </div>
      <div className={classes.split}>
        <div>
          <WhereSection
            url={draft.url}
            file={draft.isFile ? file : undefined}
            isLooked={preview !== undefined}
            isBusy={look.isLooking || work.isBusy}
            urlProblem={problemOf("url")}
            onUrl={(url) => setDraft({ ...draft, url, isFile: false })}
            onLook={() => start({ ...draft, isFile: false, mapping: null }, undefined)}
            onFile={(chosen) => start({ ...draft, isFile: true, mapping: null }, chosen)}
            onProblem={look.setProblem}
          />
          {look.isLooking && !preview && (
            <WorkNotice work={{ doing: t("admin.source-looking"), notice: undefined }} />
          )}
          <WorkNotice work={{ doing: undefined, notice: look.problem }} />
          {preview && preview.found.events + preview.found.unreadable > 0 && (
            <FoundSection preview={preview} timeZone={draft.timeZone} />
          )}
          {table && mapping && (
            <ColumnsSection
              table={table}
              mapping={mapping}
              onMapping={(next) => setDraft({ ...draft, mapping: next })}
            />
          )}
          {!isWide && sample}
          {preview && (
            <form ref={element} noValidate onSubmit={add}>
              <FormSection title={t("admin.source-called")}>
                <TextField
                  label={t("admin.source-name")}
                  value={draft.name}
                  problem={problemOf("name")}
                  maxLength={200}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
                />
              </FormSection>
              <PlaceFields draft={draft} onDraft={setDraft} problemOf={problemOf} />
              <div className={classes.bar}>
                <WorkNotice work={work} />
                <p role="status">
                  {look.isLooking ? (
                    t("admin.source-looking")
                  ) : isReady ? (
                    <>
                      <b>{countsText(preview.counts, t)}.</b> {t("admin.source-nothing-yet")}
                    </>
                  ) : (
                    t("admin.columns-first")
                  )}
                </p>
                <Button variant="default" onClick={() => void navigate(sourceUrls.list)}>
                  {t("admin.cancel")}
                </Button>
                <Button type="submit" disabled={!isReady} aria-disabled={work.isBusy}>
                  {t("admin.source-start")}
                </Button>
              </div>
            </form>
          )}
        </div>
        <aside className={classes.aside}>
          {!preview && <ReadableKinds />}
          {isWide && sample}
          {preview && <StandList preview={preview} />}
        </aside>
      </div>
    </>
  );
}
