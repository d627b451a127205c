import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { FORMATS } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconDownload } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import fields from "../fields.module.css";
import { withQuery } from "../queries.ts";
import view from "../view.module.css";
import type { ViewProps } from "../view-props.ts";

/** The chosen events as files; nothing chosen means all of them. */
export function ExportView({ start }: ViewProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState(start);
  const [from, setFrom] = useState("");
  const { category, ...chosen } = venueFields(choice);
  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.export-title")}</h1>
      <p className={view.lead}>{t("admin.export-lead")}</p>
      <section className={view.card}>
        <VenueChoice choice={choice} onChoice={setChoice} problemOf={() => undefined}>
          <TextField
            type="date"
            label={t("admin.export-from")}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            className={fields.small}
          />
        </VenueChoice>
      </section>
      <div className={view.buttons}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            component="a"
            variant="default"
            href={withQuery(routes.exportEvents, {
              ...chosen,
              category: category === "all" ? "" : category,
              from,
              format,
            })}
            download
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            {t("admin.export-as", { format: t(`admin.format.${format}`) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
