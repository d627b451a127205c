import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { FORMATS } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconDownload } from "#web/ui/icons.ts";
import { Buttons, Page, Section } from "#web/ui/page.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/choice-fields.tsx";
import { withQuery } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";

/** The chosen events as files; nothing chosen means all of them. */
export function ExportView({ start }: ViewProps) {
  const { t } = useMessages();
  const [choice, setChoice] = useState(start);
  const [from, setFrom] = useState("");
  const { category, ...chosen } = venueFields(choice);
  const asked = { ...chosen, category: category === "all" ? "" : category, from };
  return (
    <Page title={t("admin.export-title")} lead={t("admin.export-lead")}>
      <Section>
        <VenueChoice choice={choice} onChoice={setChoice}>
          <TextField
            type="date"
            label={t("admin.export-from")}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </VenueChoice>
      </Section>
      <Buttons>
        {FORMATS.map((format) => (
          <Button
            key={format}
            component="a"
            variant="default"
            href={withQuery(routes.exportEvents, { ...asked, format })}
            download
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            {t("admin.export-as", { format: t(`admin.format.${format}`) })}
          </Button>
        ))}
      </Buttons>
    </Page>
  );
}
