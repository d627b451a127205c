import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { routes } from "#contract/urls.ts";
import { formatDate } from "#domain/time.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { CallFailed, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { type Fact, Facts } from "#web/ui/facts.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Section } from "#web/ui/page.tsx";
import { type Choice, choose, NOTHING, venueFields } from "../choice/choice.ts";
import { CityField, CountryField, VenueChoice } from "../choice/choice-fields.tsx";
import { cityNamesApart } from "../choice/city-options.ts";
import { Fields, useFields } from "../field.tsx";
import { KnownCities, VenuePreview } from "../preview/venue-preview.tsx";
import { cityMergePreview, mergePreview } from "../queries.ts";
import type { ViewProps } from "../view-props.ts";
import { AdminForm } from "./admin-form.tsx";
import { useChosen } from "./use-chosen.ts";

const PARTS = ["keep", "merge"] as const;
type Part = (typeof PARTS)[number];
const MAX_SHOWN = 100;

/** What merging does, once both parts are chosen, and what is wrong with a part. */
function useMerge<Merged>(
  name: "merge" | "merge-cities",
  preview: UseQueryResult<Merged>,
  problemOfChoice: (part: Part, isChecked: boolean) => string | undefined,
) {
  const client = useQueryClient();
  const [isChecked, setIsChecked] = useState(false);
  const { data, error } = preview;
  const result = error ? undefined : data;
  return {
    result,
    /** Of both choices, of the preview, or of the merge itself. */
    problemOfPart: (part: Part, sent: string | undefined) =>
      problemOfChoice(part, isChecked) ??
      (error instanceof CallFailed ? error.fields[part] : undefined) ??
      sent,
    check(): boolean {
      setIsChecked(true);
      // Without its preview nothing is merged.
      return result !== undefined;
    },
    forget(): void {
      setIsChecked(false);
      client.removeQueries({ queryKey: [name] });
    },
  };
}

/** Makes two cities one, after saying what follows. The audit log can undo it. */
export function MergeCitiesForm({ start }: ViewProps) {
  const { t, locale } = useMessages();
  const [country, setCountry] = useState(start.country);
  const [chosen, setChosen] = useState({ keep: start.city, merge: "" });
  const isSame = chosen.keep !== "" && chosen.keep === chosen.merge;
  const isChosen = chosen.keep !== "" && chosen.merge !== "" && !isSame;
  const shown = cityNamesApart([chosen.keep, chosen.merge], locale);
  const names = { merged: shown.get(chosen.merge)!, kept: shown.get(chosen.keep)! };
  const values = { country, keep: { city: chosen.keep }, merge: { city: chosen.merge } };
  const preview = useQuery(cityMergePreview(isChosen ? values : undefined));
  const { result, ...merge } = useMerge("merge-cities", preview, (part, isChecked) => {
    if (chosen[part] === "") return isChecked ? t("admin.merge-cities-none") : undefined;
    return part === "merge" && isSame ? t("admin.merge-cities-same", { city: names.kept }) : undefined;
  });

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
      onCheck={merge.check}
      question={
        result && {
          title: t("admin.merge-ask", names),
          sentences: [t("admin.merge-cities-ask", { count: result.venues, ...names }), t("admin.merge-undo")],
        }
      }
      aside={<KnownCities country={country} />}
      onDone={() => {
        merge.forget();
        setChosen({ ...chosen, merge: "" });
      }}
      onClear={() => {
        merge.forget();
        changeCountry("");
      }}
    >
      <Section title={t("admin.section.place")}>
        <div className="columns-3">
          <CountryField choice={{ ...NOTHING, country }} onChoice={(next) => changeCountry(next.country)} />
        </div>
      </Section>
      {PARTS.map((part) => (
        <PartSection
          key={part}
          part={part}
          title={t(`admin.section.merge-cities-${part}`)}
          field="city"
          problemOf={merge.problemOfPart}
        >
          <div className="columns-3">
            <CityField
              choice={choose({ ...NOTHING, country }, "city", chosen[part])}
              onChoice={(next) => setChosen({ ...chosen, [part]: next.city })}
            />
          </div>
        </PartSection>
      ))}
      <PreviewSection preview={preview} empty={t("admin.merge-cities-empty")}>
        {result && (
          <>
            <Facts
              look="apart"
              facts={[
                { name: t("admin.merge-cities-count.venues"), value: result.venues },
                { name: t("admin.merge-count.events"), value: result.events },
                { name: t("admin.merge-cities-count.follows"), value: result.follows },
                { name: t("admin.merge-cities-count.places"), value: result.places },
              ]}
            />
            <Cut total={result.venues} rows={result.venueNames.map((name) => <bdi key={name}>{name}</bdi>)} />
          </>
        )}
      </PreviewSection>
    </AdminForm>
  );
}

/** Makes two venues one, after saying what follows. The audit log can undo it. */
export function MergeVenuesForm({ start }: ViewProps) {
  const { t, locale } = useMessages();
  const chosen = {
    keep: useChosen(start),
    merge: useChosen({ ...NOTHING, country: start.country, city: start.city }),
  };
  const { keep, merge } = { keep: chosen.keep.choice.venue, merge: chosen.merge.choice.venue };
  const isSame = keep !== undefined && keep._id === merge?._id;
  const values = {
    keep: { ...venueFields(chosen.keep.choice), version: keep?.version },
    merge: { ...venueFields(chosen.merge.choice), version: merge?.version },
  };
  const preview = useQuery(mergePreview(keep && merge && !isSame ? values : undefined));
  const { result, ...merging } = useMerge("merge", preview, (part, isChecked) => {
    if (!chosen[part].choice.venue) return isChecked ? t("admin.merge-none") : undefined;
    return part === "merge" && isSame ? t("admin.merge-same", { venue: keep.name }) : undefined;
  });

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

  const counts = result && {
    events: result.events,
    doubles: result.doubles.length,
    favorites: result.favorites.events,
    people: result.favorites.people,
    addresses: result.addresses,
    sources: result.sources,
  };
  return (
    <AdminForm
      name="merge-venues"
      lead={t("admin.merge-lead")}
      url={routes.mergeVenues}
      submit={t("admin.merge")}
      doneText={t("admin.merge-done")}
      values={values}
      onCheck={merging.check}
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
              <h2 className="strong text-small pad">{t(`admin.section.merge-${part}`)}</h2>
              <VenuePreview {...chosen[part].preview} />
            </section>
          ))
        ) : (
          <VenuePreview {...chosen[keep ? "keep" : "merge"].preview} venue={keep ?? merge} />
        )
      }
      onDone={() => {
        merging.forget();
        chosen.merge.forgetVenue();
      }}
      onClear={() => {
        merging.forget();
        for (const part of PARTS) chosen[part].clear();
      }}
      onReload={reload}
    >
      {PARTS.map((part) => (
        <PartSection
          key={part}
          part={part}
          title={t(`admin.section.merge-${part}`)}
          field="venue"
          problemOf={merging.problemOfPart}
        >
          <VenueChoice choice={chosen[part].choice} onChoice={(next) => change(part, next)} />
        </PartSection>
      ))}
      <PreviewSection preview={preview} empty={t("admin.merge-empty")} onReload={reload}>
        {counts && (
          <>
            <Facts
              look="apart"
              facts={(Object.keys(counts) as (keyof typeof counts)[]).map(
                (what): Fact => ({ name: t(`admin.merge-count.${what}`), value: counts[what] }),
              )}
            />
            {result.doubles.length > 0 && <h3 className="text-small strong">{t("admin.merge-doubles")}</h3>}
            <Cut
              total={result.doubles.length}
              rows={result.doubles.slice(0, MAX_SHOWN).map(({ title, date, time }) => (
                <span key={`${date} ${time} ${title}`}>
                  <bdi {...textProps(title, locale)}>{title}</bdi>
                  <br />
                  <small className="faint">{[formatDate(date), time].filter(Boolean).join(", ")}</small>
                </span>
              ))}
            />
          </>
        )}
      </PreviewSection>
    </AdminForm>
  );
}

interface PartSectionProps {
  part: Part;
  title: string;
  /** Where it is told what is wrong with the part. */
  field: string;
  problemOf(part: Part, sent: string | undefined): string | undefined;
  children: ReactNode;
}

function PartSection({ part, title, field, problemOf, children }: PartSectionProps) {
  const { problemOf: sentOf } = useFields();
  return (
    <Section title={title}>
      <fieldset className="bare plain" aria-label={title}>
        <Fields problemOf={(name) => (name === field ? problemOf(part, sentOf(part)) : undefined)}>
          {children}
        </Fields>
      </fieldset>
    </Section>
  );
}

interface PreviewSectionProps {
  preview: Pick<UseQueryResult, "data" | "error" | "isFetching" | "refetch">;
  empty: string;
  /** Reads again what somebody has changed meanwhile. */
  onReload?(): void;
  children: ReactNode;
}

/** What merging does, in numbers. */
function PreviewSection({ preview, empty, onReload, children }: PreviewSectionProps) {
  const { t } = useMessages();
  const { error, isFetching, refetch } = preview;
  // The fields say it themselves.
  const isAtField = error instanceof CallFailed && ("keep" in error.fields || "merge" in error.fields);
  const isChanged = onReload && error instanceof CallFailed && error.status === 409;
  return (
    <Section title={t("admin.section.merge-preview")}>
      {error && !isAtField ? (
        <Notice tone="warning">
          {reasonOf(error, t("admin.list-failed"))}
          <div className="below">
            <Button variant="default" onClick={() => (isChanged ? onReload() : void refetch())}>
              {t(isChanged ? "admin.reload" : "admin.retry")}
            </Button>
          </div>
        </Notice>
      ) : children ? (
        <>
          {children}
          <Notice tone="info">{t("admin.merge-undo")}</Notice>
        </>
      ) : (
        <p role="status" className="faint">
          {isFetching ? t("admin.merge-counting") : empty}
        </p>
      )}
    </Section>
  );
}

/** The first rows of a list, and how many more there are. */
function Cut({ rows, total }: { rows: readonly ReactNode[]; total: number }) {
  const { t } = useMessages();
  return (
    <>
      {rows.length > 0 && (
        <ul className="grid gap-12 breakable">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is replaced as a whole
            <li key={index}>{row}</li>
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="faint">{t("admin.preview-more", { count: total - rows.length })}</p>
      )}
    </>
  );
}
