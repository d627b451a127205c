import { SOURCE_FORMATS } from "#domain/event-import.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { NOTHING } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import type { ProblemOf } from "../field.tsx";
import { FormSection } from "../forms/admin-form.tsx";
import type { SourceDraft } from "./source-draft.ts";
import { everyText, languageName } from "./source-words.ts";
import classes from "./sources.module.css";
import { TrustField } from "./trust-field.tsx";

const RHYTHMS = ["PT1H", "PT6H", "PT24H", "PT168H"];
const LANGUAGES = "bg cs de el en es fr hr hu it mk nl pl pt ro ru sk sl sq sr sv tr uk".split(" ");
const MAX_ZONES = 100;

interface PlaceFieldsProps {
  draft: SourceDraft;
  onDraft(draft: SourceDraft): void;
  problemOf: ProblemOf;
}

/** How the events of a source are read and placed, how often it is asked, and what becomes of what is found. */
export function PlaceFields({ draft, onDraft, problemOf }: PlaceFieldsProps) {
  const { t, locale } = useMessages();
  const set = (change: Partial<SourceDraft>) => onDraft({ ...draft, ...change });
  const rhythms = including(RHYTHMS, draft.every);
  const languages = including(LANGUAGES, draft.language)
    .map((value) => ({ value, label: languageName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const zones = Intl.supportedValuesOf("timeZone").map((value) => ({
    value,
    label: value.replaceAll("_", " "),
  }));
  return (
    <>
      <FormSection title={t("admin.source-place")}>
        <VenueChoice choice={draft.choice} onChoice={(choice) => set({ choice })} problemOf={problemOf}>
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
          <div className={classes.below}>
            <Button variant="default" size="sm" onClick={() => set({ choice: NOTHING })}>
              {t("admin.source-place-clear")}
            </Button>
          </div>
        )}
        <Checkbox
          label={t("admin.source-creates")}
          checked={draft.createsVenues}
          onChange={({ currentTarget }) => set({ createsVenues: currentTarget.checked })}
          className={classes.below}
        />
        <p className={classes.remark}>{t("admin.source-place-hint")}</p>
      </FormSection>
      {!draft.isFile && (
        <FormSection title={t("admin.source-every")}>
          <fieldset className={classes.segments}>
            <legend className="visually-hidden">{t("admin.source-every")}</legend>
            {rhythms.map((every) => (
              <label key={every}>
                <input
                  type="radio"
                  name="every"
                  checked={draft.every === every}
                  onChange={() => set({ every })}
                />
                <span>{everyText(every, t)}</span>
              </label>
            ))}
          </fieldset>
        </FormSection>
      )}
      <FormSection title={t("admin.source-trust")}>
        <TrustField publishes={draft.publishes} onChange={(publishes) => set({ publishes })} />
      </FormSection>
    </>
  );
}

function including(known: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || known.includes(chosen) ? known : [chosen, ...known];
}
