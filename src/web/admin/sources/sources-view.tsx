import { useRef } from "react";
import { useSearchParams } from "react-router";
import { Page } from "#web/ui/page.tsx";
import { useFocusRescue } from "#web/ui/use-focus-rescue.ts";
import { BasemapContext } from "../pin/basemap-context.ts";
import type { ViewProps } from "../view-props.ts";
import { AddSourceDialog } from "./add-source.tsx";
import { EditSourceDialog } from "./edit-source.tsx";
import { SourceListView } from "./source-list.tsx";
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
        <AddSourceDialog />
      ) : !id ? (
        <SourceListView />
      ) : params.has("edit") ? (
        <EditSourceDialog id={id} />
      ) : (
        <BasemapContext value={basemap}>
          <SourcePage id={id} runId={run || undefined} />
        </BasemapContext>
      )}
    </Page>
  );
}
