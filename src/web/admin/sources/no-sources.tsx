import type { Icon } from "@tabler/icons-react";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import view from "../view.module.css";
import { sourceUrls } from "./source-urls.ts";
import classes from "./sources.module.css";

const KINDS = { calendar: IconCalendar, page: IconCode, sheet: IconTable } satisfies Record<string, Icon>;

export function NoSources() {
  const { t } = useMessages();
  return (
    <>
      <section className={`${view.card} ${classes.none}`}>
        <span className={classes.pin}>
          <IconRefresh size={28} stroke={2.2} aria-hidden />
        </span>
        <h2>{t("admin.sources-none")}</h2>
        <p>{t("admin.sources-none-lead")}</p>
        <Button
          component={Link}
          to={sourceUrls.add}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          {t("admin.sources-add")}
        </Button>
      </section>
      <h2 className={`${view.section} ${classes.apart}`}>{t("admin.sources-read")}</h2>
      <ul className={classes.kinds}>
        {(["calendar", "page", "sheet"] as const).map((kind) => {
          const Sign = KINDS[kind];
          return (
            <li key={kind} className={view.card}>
              <Sign size={22} stroke={1.8} aria-hidden />
              <b>{t(`admin.sources-read.${kind}`)}</b>
              <p>{t(`admin.sources-read.${kind}-text`)}</p>
            </li>
          );
        })}
      </ul>
      <p className={classes.once}>
        <Link to={urls.adminView("import")}>{t("admin.sources-once")}</Link>
      </p>
    </>
  );
}
