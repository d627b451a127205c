import { useRef } from "react";
import { useSearchParams } from "react-router";
import { Page } from "#web/ui/page.tsx";
import { useFocusRescue } from "#web/ui/use-focus-rescue.ts";
import { BasemapContext } from "../pin/basemap-context.ts";
import type { ViewProps } from "../view-props.ts";
import { AddSource } from "./add-source.tsx";
import { EditSource } from "./edit-source.tsx";
import { SourceList } from "./source-list.tsx";
import { SourcePage } from "./source-page.tsx";

/** Sources: all of them, one with its runs, or the form for one; the address says which. */
export function SourcesView({ basemap }: Pick<ViewProps, "basemap">) {
  const [params] = useSearchParams();
  const page = useRef<HTMLDivElement>(null);
  useFocusRescue(page);
  const id = Number(params.get("source"));
  const run = Number(params.get("run"));
  return (
    <Page ref={page}>
      {params.has("add") ? (
        <AddSource />
      ) : !id ? (
        <SourceList />
      ) : params.has("edit") ? (
        <EditSource id={id} />
      ) : (
        <BasemapContext value={basemap}>
          <SourcePage id={id} runId={run || undefined} />
        </BasemapContext>
      )}
    </Page>
  );
}
