import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed } from "#web/session/api.ts";
import { choose, NOTHING } from "../choice/choice.ts";
import { CityField, CountryField } from "../choice/choice-fields.tsx";
import fields from "../fields.module.css";
import { CityMergePreview } from "../preview/city-merge-preview.tsx";
import { KnownCities } from "../preview/known-cities.tsx";
import { cityMergePreview } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import classes from "./merge-venues-form.module.css";

const PARTS = ["keep", "merge"] as const;
type Part = (typeof PARTS)[number];

/** Makes two cities one, after saying what follows. The audit log can undo it. */
export function MergeCitiesForm({ start }: ViewProps) {
  const { t } = useMessages();
  const client = useQueryClient();
  const [country, setCountry] = useState(start.country);
  const [chosen, setChosen] = useState({ keep: start.city, merge: "" });
  const [isChecked, setIsChecked] = useState(false);
  const isSame = chosen.keep !== "" && chosen.keep === chosen.merge;
  const isChosen = chosen.keep !== "" && chosen.merge !== "" && !isSame;
  const values = { country, keep: { city: chosen.keep }, merge: { city: chosen.merge } };
  const preview = useQuery(cityMergePreview(isChosen ? values : undefined));
  const { data, error } = preview;
  const result = error ? undefined : data;

  /** What is wrong with a part: of both choices, of the preview, or of the merge itself. */
  function problemOfPart(part: Part, sent: string | undefined): string | undefined {
    if (chosen[part] === "") return isChecked ? t("admin.merge-cities-none") : undefined;
    if (part === "merge" && isSame) return t("admin.merge-cities-same", { city: chosen.keep });
    return (error instanceof CallFailed ? error.fields[part] : undefined) ?? sent;
  }

  function changeCountry(next: string): void {
    setCountry(next);
    setChosen({ keep: "", merge: "" });
  }

  return (
    <AdminForm
      name="merge-cities"
      lead={t("admin.merge-cities-lead")}
      url={routes.mergeCities}
      submit={t("admin.merge")}
      doneText={t("admin.merge-cities-done")}
      values={values}
      onCheck={() => {
        setIsChecked(true);
        // Without its preview nothing is merged.
        return result !== undefined;
      }}
      question={
        result && {
          title: t("admin.merge-ask", { merged: chosen.merge, kept: chosen.keep }),
          sentences: [
            t("admin.merge-cities-ask", { count: result.venues, merged: chosen.merge, kept: chosen.keep }),
            t("admin.merge-undo"),
          ],
        }
      }
      aside={<KnownCities country={country} />}
      onDone={() => {
        setIsChecked(false);
        client.removeQueries({ queryKey: ["merge-cities"] });
        void client.invalidateQueries({ queryKey: ["cities"] });
        setChosen({ ...chosen, merge: "" });
      }}
      onClear={() => {
        setIsChecked(false);
        changeCountry("");
      }}
    >
      {(problemOf) => (
        <>
          <FormSection title={t("admin.section.place")}>
            <div className={fields.grid}>
              <CountryField
                choice={{ ...NOTHING, country }}
                onChoice={(next) => changeCountry(next.country)}
                problemOf={problemOf}
              />
            </div>
          </FormSection>
          {PARTS.map((part) => (
            <FormSection key={part} title={t(`admin.section.merge-cities-${part}`)}>
              <fieldset className={classes.part} aria-label={t(`admin.section.merge-cities-${part}`)}>
                <div className={fields.grid}>
                  <CityField
                    choice={choose({ ...NOTHING, country }, "city", chosen[part])}
                    onChoice={(next) => setChosen({ ...chosen, [part]: next.city })}
                    problemOf={() => problemOfPart(part, problemOf(part))}
                  />
                </div>
              </fieldset>
            </FormSection>
          ))}
          <FormSection title={t("admin.section.merge-preview")}>
            <CityMergePreview preview={preview} />
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
