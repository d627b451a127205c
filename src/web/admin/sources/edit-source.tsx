import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ChosenVenue } from "../choice/choice.ts";
import { venuesOf } from "../queries.ts";
import view from "../view.module.css";
import { BackToSources } from "./back-to-sources.tsx";
import { editSource, oneSource } from "./source-calls.ts";
import { changeOf, draftOf, fieldsOf } from "./source-draft.ts";
import { SourceForm } from "./source-form.tsx";
import { sourceUrls } from "./source-urls.ts";
import { useWork } from "./use-work.ts";
import { WorkNotice } from "./work-notice.tsx";

export function EditSource({ id }: { id: number }) {
  const { t } = useMessages();
  const { data: source, isError } = useQuery(oneSource(id));
  const { country, city, category, venue: slug } = source ?? {};
  const place = { country: country ?? "", city: city ?? "", category: category ?? "all" } as const;
  // A venue is listed by its name, of which its slug is made.
  const venues = useQuery({ ...venuesOf(place, slug?.replaceAll("-", " ") ?? ""), enabled: Boolean(slug) });
  const isReady = source && (!slug || venues.isError || (venues.data && !venues.isPlaceholderData));
  return (
    <>
      <BackToSources />
      <h1 className={view.title}>{source?.name ?? t("admin.edit")}</h1>
      {isError && <Notice tone="warning">{t("admin.source-gone")}</Notice>}
      {!isError && !isReady && <p role="status">{t("admin.loading")}</p>}
      {isReady && <Form source={source} venue={venues.data?.venues.find((each) => each.slug === slug)} />}
    </>
  );
}

function Form({ source, venue }: { source: Source; venue: ChosenVenue | undefined }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const work = useWork({ isForm: true });
  const [before] = useState(() => draftOf(source, venue));
  const [draft, setDraft] = useState(before);

  function save(): void {
    void work.work(t("admin.loading"), async () => {
      const change = changeOf(fieldsOf(before), fieldsOf(draft));
      if (Object.keys(change).length > 0) await editSource(source.id, change);
      await navigate(sourceUrls.source(source.id));
    });
  }

  return (
    <SourceForm draft={draft} onDraft={setDraft} work={work} onSubmit={save}>
      <WorkNotice work={work} />
      <div className={view.buttons}>
        <Button type="submit" aria-disabled={work.busy !== undefined}>
          {t("admin.source-save")}
        </Button>
        <Button component={Link} to={sourceUrls.source(source.id)} variant="default">
          {t("admin.cancel")}
        </Button>
      </div>
    </SourceForm>
  );
}
