import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ActionBar, PageTop, Section } from "#web/ui/page.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { ChosenVenue } from "../choice/choice.ts";
import { Fields } from "../field.tsx";
import { cityVenuesQuery } from "../queries.ts";
import { CallNotice, useAdminCall } from "../use-admin-call.tsx";
import { BackToSources } from "./back-to-sources.tsx";
import { EditColumns } from "./edit-columns.tsx";
import { SourcePlaceFields } from "./place-fields.tsx";
import { editSource, oneSource } from "./source-calls.ts";
import { sourceChange, sourceDraft, sourceFields } from "./source-draft.ts";
import { sourceUrls } from "./source-urls.ts";

export function EditSourceDialog({ id }: { id: number }) {
  const { t } = useMessages();
  const { data: source, isError } = useQuery(oneSource(id));
  const { country, city, category, venue: slug } = source ?? {};
  const place = { country: country ?? "", city: city ?? "", category: category ?? "all" } as const;
  // A venue is listed by its name, of which its slug is made.
  const venues = useQuery({
    ...cityVenuesQuery(place, slug?.replaceAll("-", " ") ?? ""),
    enabled: Boolean(slug),
  });
  const isReady = source && (!slug || venues.isError || (venues.data && !venues.isPlaceholderData));
  return (
    <>
      <BackToSources />
      <PageTop title={source?.name ?? t("admin.edit")} />
      {isError && <Notice tone="warning">{t("admin.source-gone")}</Notice>}
      {!isError && !isReady && <p role="status">{t("admin.loading")}</p>}
      {isReady && <Form source={source} venue={venues.data?.venues.find((each) => each.slug === slug)} />}
    </>
  );
}

function Form({ source, venue }: { source: Source; venue: ChosenVenue | undefined }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const work = useAdminCall();
  const [before] = useState(() => sourceDraft(source, venue));
  const [draft, setDraft] = useState(before);
  const element = useRef<HTMLFormElement>(null);
  const { problemOf } = work;

  useEffect(() => {
    if (Object.keys(work.problems).length > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [work.problems]);

  function save(event: FormEvent): void {
    event.preventDefault();
    void work.run(async () => {
      const change = sourceChange(sourceFields(before), sourceFields(draft));
      if (Object.keys(change).length > 0) await editSource(source.id, change);
      await navigate(sourceUrls.source(source.id));
    }, t("admin.loading"));
  }

  return (
    <form ref={element} noValidate onSubmit={save} className="readable">
      <Section title={t("admin.source-where")}>
        <div className={draft.isFile ? undefined : "columns-2"}>
          <TextField
            label={t("admin.source-name")}
            value={draft.name}
            problem={problemOf("name")}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          />
          {!draft.isFile && (
            <TextField
              type="url"
              label={t("admin.source-url")}
              value={draft.url}
              problem={problemOf("url")}
              autoComplete="off"
              onChange={({ currentTarget }) => setDraft({ ...draft, url: currentTarget.value })}
            />
          )}
        </div>
      </Section>
      <EditColumns
        source={source}
        mapping={draft.mapping}
        onMapping={(mapping) => setDraft({ ...draft, mapping })}
      />
      <Fields problemOf={problemOf}>
        <SourcePlaceFields draft={draft} onDraft={setDraft} />
      </Fields>
      <ActionBar>
        <CallNotice work={work} />
        <Button component={Link} to={sourceUrls.source(source.id)} variant="default">
          {t("admin.cancel")}
        </Button>
        <Button type="submit" aria-disabled={work.isBusy}>
          {t("admin.source-save")}
        </Button>
      </ActionBar>
    </form>
  );
}
