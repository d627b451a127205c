import { useQuery } from "@tanstack/react-query";
import { PAGE_KINDS, VITALS, type Vital } from "#domain/vitals.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { DataList } from "#web/ui/data-list.tsx";
import { Page, sectionClass } from "#web/ui/page.tsx";
import { Loaded } from "../lists.tsx";
import { vitals } from "../queries.ts";

type PageKind = (typeof PAGE_KINDS)[number];

/** How fast the pages are for visitors, as their browsers measured it. */
export function SpeedView() {
  const { t, locale } = useMessages();
  const query = useQuery(vitals);
  const pages = PAGE_KINDS.filter((page) => query.data?.rows.some((row) => row.page === page));
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

  function figure(page: string, name: Vital): string {
    const row = query.data?.rows.find((each) => each.page === page && each.name === name);
    if (!row) return "";
    return name === "CLS" ? numbers.format(row.p75) : t("admin.speed-ms", { ms: Math.round(row.p75) });
  }

  const measures = VITALS.map((name) => ({
    key: name,
    head: name,
    cell: (page: PageKind) => figure(page, name),
  }));
  return (
    <Page title={t("admin.view.speed")} lead={t("admin.speed-lead")}>
      <Loaded query={query}>
        {() =>
          pages.length === 0 ? (
            <p className={sectionClass}>{t("admin.speed-none")}</p>
          ) : (
            <DataList
              label={t("admin.view.speed")}
              rows={pages}
              keyOf={(page) => page}
              columns={[
                {
                  key: "page",
                  head: t("admin.speed-page"),
                  kind: "strong",
                  cell: (page) => t(`admin.speed-page.${page}`),
                },
                ...measures,
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
