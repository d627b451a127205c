import { useQuery } from "@tanstack/react-query";
import { PAGE_KINDS, VITALS, type Vital } from "#domain/vitals.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { vitals } from "../queries.ts";
import view from "../view.module.css";
import classes from "./records.module.css";
import { ScrollTable } from "./scroll-table.tsx";

/** How fast the pages are for visitors, as their browsers measured it. */
export function SpeedView() {
  const { t, locale } = useMessages();
  const { data, isError, refetch } = useQuery(vitals);
  const pages = PAGE_KINDS.filter((page) => data?.rows.some((row) => row.page === page));
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

  function figure(page: string, name: Vital): string {
    const row = data?.rows.find((each) => each.page === page && each.name === name);
    if (!row) return "";
    return name === "CLS" ? numbers.format(row.p75) : t("admin.speed-ms", { ms: Math.round(row.p75) });
  }

  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.speed")}</h1>
      <p className={view.lead}>{t("admin.speed-lead")}</p>
      {isError && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {data && pages.length === 0 && <p className={view.card}>{t("admin.speed-none")}</p>}
      {pages.length > 0 && (
        <ScrollTable label={t("admin.view.speed")}>
          <thead>
            <tr>
              <th>{t("admin.speed-page")}</th>
              {VITALS.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr key={page}>
                <td className={classes.strong}>{t(`admin.speed-page.${page}`)}</td>
                {VITALS.map((name) => (
                  <td key={name}>{figure(page, name)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </div>
  );
}
