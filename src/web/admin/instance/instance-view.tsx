import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { InstanceAnswer, InstanceSettings } from "#contract/instance.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get, reasonOf, send } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ActionBar, Page, Split } from "#web/ui/page.tsx";
import { Loaded } from "../lists.tsx";
import type { ViewProps } from "../view-props.ts";
import { InstanceSections } from "./instance-sections.tsx";
import { InstancePreview } from "./preview.tsx";

const instance = queryOptions({
  queryKey: ["instance"],
  // What is being edited is not replaced under the hands; a newer version refuses the change instead.
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => get<InstanceAnswer>(routes.instance, signal),
});

/** The name, look, place, languages and texts of this site, with a preview of what is being edited. */
export function InstanceView({ basemap }: Pick<ViewProps, "basemap">) {
  const { t } = useMessages();
  return (
    <Page title={t("admin.view.instance")} lead={t("instance.lead")}>
      <Loaded query={useQuery(instance)}>
        {(start) => <InstanceForm start={start} basemap={basemap} />}
      </Loaded>
    </Page>
  );
}

interface Outcome {
  tone: "success" | "error";
  text: string;
  isOutdated?: boolean;
}

function InstanceForm({ start, basemap }: Pick<ViewProps, "basemap"> & { start: InstanceAnswer }) {
  const { t } = useMessages();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start.settings);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState<Outcome>();
  const usualName = base.defaults.name;

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

  return (
    <form noValidate onSubmit={save}>
      <Split side="minmax(20rem, 26rem)">
        <div>
          <InstanceSections form={{ draft, problems, set }} usual={base.defaults} basemap={basemap} />
        </div>
        <aside>
          <InstancePreview draft={draft} usualName={usualName} />
        </aside>
      </Split>
      <ActionBar>
        {said && (
          <Notice tone={said.tone}>
            {said.text}
            {said.isOutdated && (
              <div className="below">
                <Button variant="default" size="sm" onClick={() => void loadAgain()}>
                  {t("instance.load-again")}
                </Button>
              </div>
            )}
          </Notice>
        )}
        {!said && draft !== base.settings && <p>{t("instance.unsaved")}</p>}
        <Button type="submit" aria-disabled={isBusy}>
          {t("instance.save")}
        </Button>
      </ActionBar>
    </form>
  );
}
