import { SOURCE_FORMATS } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { Section } from "#web/ui/page.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { NOTHING } from "../choice/choice.ts";
import { including, VenueChoice } from "../choice/choice-fields.tsx";
import { useFields } from "../field.tsx";
import type { SourceDraft } from "./source-draft.ts";
import { everyText, sourceLanguageName } from "./source-words.ts";

const RHYTHMS = ["PT1H", "PT6H", "PT24H", "PT168H"];
const LANGUAGES = "bg cs de el en es fr hr hu it mk nl pl pt ro ru sk sl sq sr sv tr uk".split(" ");
const MAX_ZONES = 100;

interface PlaceFieldsProps {
  draft: SourceDraft;
  onDraft(draft: SourceDraft): void;
}

/** How the events of a source are read and placed, how often it is asked, and what becomes of what is found. */
export function SourcePlaceFields({ draft, onDraft }: PlaceFieldsProps) {
  const { problemOf } = useFields();
  const { t, locale } = useMessages();
  const set = (change: Partial<SourceDraft>) => onDraft({ ...draft, ...change });
  const rhythms = including(RHYTHMS, draft.every);
  const languages = including(LANGUAGES, draft.language)
    .map((value) => ({ value, label: sourceLanguageName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const zones = Intl.supportedValuesOf("timeZone").map((value) => ({
    value,
    label: value.replaceAll("_", " "),
  }));
  return (
    <>
      <Section title={t("admin.source-place")}>
        <VenueChoice choice={draft.choice} onChoice={(choice) => set({ choice })}>
          <SelectField
            label={t("field.language")}
            value={draft.language}
            problem={problemOf("language")}
            options={[{ value: "", label: t("admin.source-language-own") }, ...languages]}
            onChange={({ currentTarget }) => set({ language: currentTarget.value })}
          />
          <Combobox
            label={t("admin.source-zone")}
            value={draft.timeZone}
            problem={problemOf("timeZone")}
            options={[{ value: "", label: t("admin.source-zone-own") }, ...zones]}
            limit={MAX_ZONES}
            emptyText={t("admin.nothing-found")}
            onChoose={(timeZone) => set({ timeZone })}
          />
          <SelectField
            label={t("admin.source-read-as")}
            value={draft.format}
            problem={problemOf("format")}
            options={[
              { value: "auto", label: t("admin.source-read-auto") },
              ...SOURCE_FORMATS.map((value) => ({ value, label: t(`admin.format.${value}`) })),
            ]}
            onChange={({ currentTarget }) => set({ format: currentTarget.value as SourceDraft["format"] })}
          />
        </VenueChoice>
        {draft.choice.country !== "" && (
          <Button variant="default" size="sm" onClick={() => set({ choice: NOTHING })}>
            {t("admin.source-place-clear")}
          </Button>
        )}
        <Checkbox
          label={t("admin.source-creates")}
          checked={draft.createsVenues}
          onChange={({ currentTarget }) => set({ createsVenues: currentTarget.checked })}
        />
        <p className="faint text-small">{t("admin.source-place-hint")}</p>
      </Section>
      {!draft.isFile && (
        <Section title={t("admin.source-every")}>
          <Choices
            look="segments"
            legend={t("admin.source-every")}
            isLegendHidden
            value={draft.every}
            onChoose={(every) => set({ every })}
            options={rhythms.map((value) => ({ value, label: everyText(value, t) }))}
          />
        </Section>
      )}
      <Section title={t("admin.source-trust")}>
        <Choices
          look="cards"
          legend={t("admin.source-trust")}
          isLegendHidden
          value={draft.publishes ? "publish" : "review"}
          onChoose={(chosen) => set({ publishes: chosen === "publish" })}
          options={(["publish", "review"] as const).map((value) => ({
            value,
            label: <b>{t(`admin.source-trust.${value}`)}</b>,
            hint: t(`admin.source-trust.${value}-hint`),
          }))}
        />
      </Section>
    </>
  );
}
