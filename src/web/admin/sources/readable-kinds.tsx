import type { Icon } from "@tabler/icons-react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconCalendar, IconCode, IconRss, IconTable, IconTopologyStar3 } from "#web/ui/icons.ts";
import view from "../view.module.css";
import classes from "./found.module.css";

const KINDS = {
  calendar: IconCalendar,
  page: IconCode,
  feed: IconRss,
  sheet: IconTable,
  server: IconTopologyStar3,
} satisfies Record<string, Icon>;

/** What a source may be. */
export function ReadableKinds({ areCards = false }: { areCards?: boolean }) {
  const { t } = useMessages();
  return (
    <section aria-label={t("admin.sources-read")}>
      <h2 className={view.section}>{t("admin.sources-read")}</h2>
      <ul className={classes.kinds} data-cards={areCards || undefined}>
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => {
          const Sign = KINDS[kind];
          return (
            <li key={kind}>
              <span>
                <Sign size={19} stroke={1.8} aria-hidden />
              </span>
              <div>
                <b>{t(`admin.sources-read.${kind}`)}</b>
                <p>{t(`admin.sources-read.${kind}-text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
