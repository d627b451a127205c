import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { BasemapSources } from "#contract/basemap.ts";
import type { InstanceAnswer, InstanceSettings } from "#contract/instance.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, reasonOf, send } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import view from "../view.module.css";
import type { ViewProps } from "../view-props.ts";
import { AnnouncementSection } from "./announcement-section.tsx";
import { ColorSection } from "./color-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import classes from "./instance.module.css";
import { PlaceSection } from "./place-section.tsx";
import { Preview } from "./preview.tsx";
import { useTextLanguages } from "./text-languages.tsx";
import { WordsSection } from "./words-section.tsx";

const instance = queryOptions({
  queryKey: ["instance"],
  // What is being edited is not replaced under the hands; a newer version refuses the change instead.
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => get<InstanceAnswer>(routes.instance, signal),
});

/** The name, look, place, languages and texts of this site, with a preview of what is being edited. */
export function InstanceView({ basemap }: Pick<ViewProps, "basemap">) {
  const { t } = useMessages();
  const { data, isError, refetch } = useQuery(instance);
  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.instance")}</h1>
      <p className={view.lead}>{t("instance.lead")}</p>
      {isError && !data && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {data && <InstanceForm start={data} basemap={basemap} />}
    </div>
  );
}

interface InstanceFormProps {
  start: InstanceAnswer;
  basemap: BasemapSources;
}

interface Outcome {
  tone: "success" | "error";
  text: string;
  isOutdated?: boolean;
}

function InstanceForm({ start, basemap }: InstanceFormProps) {
  const { t } = useMessages();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start.settings);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState<Outcome>();
  const isChanged = draft !== base.settings;

  function set(change: Partial<InstanceSettings>): void {
    setSaid(undefined);
    setProblems({});
    setDraft((before) => ({ ...before, ...change }));
  }

  function begin(answer: InstanceAnswer): void {
    client.setQueryData(instance.queryKey, answer);
    setBase(answer);
    setDraft(answer.settings);
    setProblems({});
  }

  const { run, isBusy } = useCall({
    failed: t("admin.failed"),
    onFailed(error) {
      const fields = error instanceof CallFailed ? error.fields : {};
      setProblems(fields);
      const isOutdated = error instanceof CallFailed && error.status === 409;
      const isMarked = Object.keys(fields).length > 0;
      const text = isMarked ? t("instance.check") : reasonOf(error, t("admin.failed"));
      setSaid({ tone: "error", text, isOutdated });
    },
  });

  const attempt = (work: () => Promise<Outcome | undefined>) =>
    run(async () => {
      setSaid(undefined);
      setSaid(await work());
    });

  function save(event: FormEvent): void {
    event.preventDefault();
    void attempt(async () => {
      begin(await send<InstanceAnswer>("PUT", routes.instance, { ...draft, version: base.version }));
      // The page around this form shows name, logo and colour, too.
      void revalidate();
      return { tone: "success", text: t("instance.saved") };
    });
  }

  const loadAgain = () =>
    attempt(async () => {
      begin(await get<InstanceAnswer>(routes.instance));
      return undefined;
    });

  const form = { draft, problems, set };
  const languages = useTextLanguages(form);
  return (
    <form noValidate onSubmit={save} className={classes.screen}>
      <div>
        <IdentitySection form={form} usualName={base.defaults.name} />
        <ColorSection form={form} />
        <AnnouncementSection form={form} languages={languages} />
        <PlaceSection form={form} usual={base.defaults} basemap={basemap} />
        <WordsSection form={form} languages={languages} />
      </div>
      <div className={classes.side}>
        <Preview draft={draft} usualName={base.defaults.name} />
      </div>
      <div className={classes.foot}>
        <Button type="submit" aria-disabled={isBusy}>
          {t("instance.save")}
        </Button>
        {said ? (
          <Notice tone={said.tone}>
            {said.text}
            {said.isOutdated && (
              <Button variant="default" size="sm" className={classes.use} onClick={() => void loadAgain()}>
                {t("instance.load-again")}
              </Button>
            )}
          </Notice>
        ) : (
          isChanged && <p className={classes.hint}>{t("instance.unsaved")}</p>
        )}
      </div>
    </form>
  );
}
