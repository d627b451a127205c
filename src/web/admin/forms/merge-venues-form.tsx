import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed } from "#web/session/api.ts";
import { type Choice, NOTHING, venueFields } from "../choice/choice.ts";
import { VenueChoice } from "../choice/venue-choice.tsx";
import { MergePreview } from "../preview/merge-preview.tsx";
import { VenuePreview } from "../preview/venue-preview.tsx";
import { mergePreview } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";
import { AdminForm, FormSection } from "./admin-form.tsx";
import classes from "./merge-venues-form.module.css";
import { useChosen } from "./use-chosen.ts";

const PARTS = ["keep", "merge"] as const;
type Part = (typeof PARTS)[number];

/** Makes two venues one, after saying what follows. The audit log can undo it. */
export function MergeVenuesForm({ start }: ViewProps) {
  const { t } = useMessages();
  const client = useQueryClient();
  const chosen = {
    keep: useChosen(start),
    merge: useChosen({ ...NOTHING, country: start.country, city: start.city }),
  };
  const [isChecked, setIsChecked] = useState(false);
  const { keep, merge } = { keep: chosen.keep.choice.venue, merge: chosen.merge.choice.venue };
  const isSame = keep !== undefined && keep._id === merge?._id;
  const values = {
    keep: { ...venueFields(chosen.keep.choice), version: keep?.version },
    merge: { ...venueFields(chosen.merge.choice), version: merge?.version },
  };
  const preview = useQuery(mergePreview(keep && merge && !isSame ? values : undefined));
  const { data, error } = preview;
  const result = error ? undefined : data;

  /** What is wrong with a part: of both choices, of the preview, or of the merge itself. */
  function problemOfPart(part: Part, sent: string | undefined): string | undefined {
    if (!chosen[part].choice.venue) return isChecked ? t("admin.merge-none") : undefined;
    if (part === "merge" && isSame) return t("admin.merge-same", { venue: keep.name });
    return (error instanceof CallFailed ? error.fields[part] : undefined) ?? sent;
  }

  function change(part: Part, next: Choice): void {
    const { keep: kept, merge: merged } = chosen;
    const isFollowing =
      merged.choice.country === kept.choice.country && merged.choice.city === kept.choice.city;
    // Doubles are mostly of one city: the second choice follows the first until it has a place of its own.
    if (part === "keep" && !merge && isFollowing)
      merged.setChoice({ ...NOTHING, country: next.country, city: next.city });
    chosen[part].setChoice(next);
  }

  function reload(): void {
    for (const part of PARTS) chosen[part].reloadVenue();
  }

  return (
    <AdminForm
      name="merge-venues"
      lead={t("admin.merge-lead")}
      url={routes.mergeVenues}
      submit={t("admin.merge")}
      doneText={t("admin.merge-done")}
      values={values}
      onCheck={() => {
        setIsChecked(true);
        // Without its preview nothing is merged.
        return result !== undefined;
      }}
      question={
        keep &&
        merge &&
        result && {
          title: t("admin.merge-ask", { merged: merge.name, kept: keep.name }),
          sentences: [
            t("admin.merge-ask-events", { count: result.events, merged: merge.name }),
            ...(result.doubles.length > 0
              ? [t("admin.merge-ask-doubles", { count: result.doubles.length })]
              : []),
            t("admin.merge-undo"),
          ],
        }
      }
      aside={
        keep && merge ? (
          PARTS.map((part) => (
            <section key={part} aria-label={t(`admin.section.merge-${part}`)}>
              <h2 className={classes.heading}>{t(`admin.section.merge-${part}`)}</h2>
              <VenuePreview venue={chosen[part].choice.venue} events={chosen[part].events} />
            </section>
          ))
        ) : (
          <VenuePreview venue={keep ?? merge} events={chosen[keep ? "keep" : "merge"].events} />
        )
      }
      onDone={() => {
        setIsChecked(false);
        client.removeQueries({ queryKey: ["merge"] });
        chosen.merge.forgetVenue();
      }}
      onClear={() => {
        setIsChecked(false);
        for (const part of PARTS) chosen[part].clear();
      }}
      onReload={reload}
    >
      {(problemOf) => (
        <>
          {PARTS.map((part) => (
            <FormSection key={part} title={t(`admin.section.merge-${part}`)}>
              <fieldset className={classes.part} aria-label={t(`admin.section.merge-${part}`)}>
                <VenueChoice
                  choice={chosen[part].choice}
                  onChoice={(next) => change(part, next)}
                  problemOf={(field) =>
                    field === "venue" ? problemOfPart(part, problemOf(part)) : undefined
                  }
                />
              </fieldset>
            </FormSection>
          ))}
          <FormSection title={t("admin.section.merge-preview")}>
            <MergePreview preview={preview} onReload={reload} />
          </FormSection>
        </>
      )}
    </AdminForm>
  );
}
