import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { FOLLOWED_FORMAT } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { ActionBar, PageTop, Section, Split } from "#web/ui/page.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { Fields } from "../field.tsx";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { BackToSources } from "./back-to-sources.tsx";
import { isMapped } from "./column-mapping.ts";
import { ColumnsSection } from "./columns-section.tsx";
import { AddSteps, FoundSection, ReadableKinds, SourceWhereSection, StandList } from "./look-parts.tsx";
import { SourcePlaceFields } from "./place-fields.tsx";
import { SampleCard } from "./sample-card.tsx";
import { addSource, editSource, firstRun } from "./source-calls.ts";
import { lookOf, NEW_SOURCE, nameFor, type SourceDraft, sourceFields } from "./source-draft.ts";
import { sourceUrls } from "./source-urls.ts";
import { countsText } from "./source-words.ts";
import { useLook } from "./use-look.ts";

/** Adds a source: where it is, what was found, and how to place it. Nothing is written before the last button. */
export function AddSourceDialog() {
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
        const fields = sourceFields(draft);
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
      <PageTop title={t("admin.sources-add")}>
        <AddSteps at={!preview ? 0 : table && !isReady ? 1 : 2} />
      </PageTop>
      <Split side="20rem">
        <div className="grid gap-16">
          <SourceWhereSection
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
          {look.isLooking && !preview && <CallNotice work={{ doing: t("admin.source-looking") }} />}
          <CallNotice work={{ notice: look.problem }} />
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
              <Section title={t("admin.source-called")}>
                <TextField
                  label={t("admin.source-name")}
                  value={draft.name}
                  problem={problemOf("name")}
                  maxLength={200}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
                />
              </Section>
              <Fields problemOf={problemOf}>
                <SourcePlaceFields draft={draft} onDraft={setDraft} />
              </Fields>
              <ActionBar>
                <CallNotice work={work} />
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
              </ActionBar>
            </form>
          )}
        </div>
        <aside className="grid gap-24">
          {!preview && <ReadableKinds />}
          {isWide && sample}
          {preview && <StandList preview={preview} />}
        </aside>
      </Split>
    </>
  );
}
