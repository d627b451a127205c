import { useMessages } from "#web/messages/messages-provider.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Choice } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import view from "../view.module.css";
import classes from "./import.module.css";

interface ImportSettingsProps {
  choice: Choice;
  onChoice(choice: Choice): void;
  source: string;
  onSource(source: string): void;
  createVenues: boolean;
  onCreateVenues(createVenues: boolean): void;
}

/** What the rows of a file may leave out. */
export function ImportSettingsFields(props: ImportSettingsProps) {
  const { choice, onChoice, source, onSource, createVenues, onCreateVenues } = props;
  const { t } = useMessages();
  return (
    <section className={view.card}>
      <h2 className={view.section}>{t("admin.import-defaults")}</h2>
      <VenueChoice choice={choice} onChoice={onChoice} problemOf={() => undefined}>
        <TextField
          label={t("admin.import-source")}
          hint={t("admin.import-source-hint")}
          value={source}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => onSource(currentTarget.value)}
        />
      </VenueChoice>
      <Checkbox
        label={t("admin.import-create")}
        checked={createVenues}
        onChange={({ currentTarget }) => onCreateVenues(currentTarget.checked)}
        className={classes.check}
      />
    </section>
  );
}
