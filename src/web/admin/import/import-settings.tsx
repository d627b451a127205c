import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/CheckboxIndicator.css";
import "@mantine/core/styles/Checkbox.css";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Choice } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { fieldClasses } from "../field.tsx";
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
        <TextInput
          label={t("admin.import-source")}
          description={t("admin.import-source-hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={source}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget }) => onSource(currentTarget.value)}
          classNames={fieldClasses}
        />
      </VenueChoice>
      <Checkbox
        radius={6}
        label={t("admin.import-create")}
        checked={createVenues}
        onChange={({ currentTarget }) => onCreateVenues(currentTarget.checked)}
        className={classes.check}
      />
    </section>
  );
}
