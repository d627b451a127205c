import type { Icon } from "@tabler/icons-react";
import type { FormEvent } from "react";
import type { SourcePreview } from "#contract/admin-sources.ts";
import { MAX_IMPORT_BYTES, type SourceFormat } from "#domain/event-import.ts";
import { formatDate } from "#domain/time.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Sign } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { type Fact, Facts } from "#web/ui/facts.tsx";
import {
  IconCalendar,
  IconCheck,
  IconCode,
  IconRss,
  IconTable,
  IconTopologyStar3,
  IconUpload,
  IconWorld,
} from "#web/ui/icons.ts";
import { OverHeading, Section } from "#web/ui/page.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FileButton, useDrop } from "../file-choice.tsx";
import classes from "./look-parts.module.css";
import { sourceLanguageName, startText } from "./source-words.ts";

const STEPS = ["where", "found", "place"] as const;

/** How far the form is. */
export function AddSteps({ at }: { at: number }) {
  const { t } = useMessages();
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === at ? "step" : undefined} data-done={index < at || undefined}>
          <i>{index < at ? <IconCheck size={15} stroke={2.6} aria-hidden /> : index + 1}</i>
          {t(`admin.add-step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

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
    <section className="grid gap-12" aria-label={t("admin.sources-read")}>
      <OverHeading>{t("admin.sources-read")}</OverHeading>
      <ul className={areCards ? "columns-3" : "grid gap-12"}>
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
          <li key={kind} className={`flex gap-12 ${areCards ? "card pad" : ""}`}>
            <Sign Icon={KINDS[kind]} tone="info" />
            <div>
              <b>{t(`admin.sources-read.${kind}`)}</b>
              <p className="muted text-small">{t(`admin.sources-read.${kind}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AddressFormProps {
  url: string;
  problem?: string | undefined;
  submit: string;
  isDone?: boolean;
  isBusy?: boolean;
  onUrl(url: string): void;
  onSubmit(): void;
}

/** The address of a source, and the button that goes on with it. */
export function AddressForm({ url, problem, submit, isDone, isBusy, onUrl, onSubmit }: AddressFormProps) {
  const { t } = useMessages();
  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <form noValidate onSubmit={send} className={classes.address}>
      <TextField
        type="url"
        label={t("admin.source-url")}
        Icon={IconWorld}
        value={url}
        problem={problem}
        autoComplete="off"
        onChange={({ currentTarget }) => onUrl(currentTarget.value)}
      />
      <Button type="submit" variant={isDone ? "default" : "filled"} aria-disabled={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

interface WhereSectionProps {
  url: string;
  file: File | undefined;
  isLooked: boolean;
  isBusy: boolean;
  urlProblem: string | undefined;
  onUrl(url: string): void;
  onLook(): void;
  onFile(file: File): void;
  onProblem(problem: string): void;
}

/** An address that is looked at, or a file that is chosen or dropped. */
export function SourceWhereSection(props: WhereSectionProps) {
  const { url, file, isLooked, isBusy, urlProblem, onUrl, onLook, onFile, onProblem } = props;
  const { t } = useMessages();
  return (
    <Section aria-label={t("admin.source-where")}>
      <h2 className="text-h4 heavy">{t("admin.source-where")}</h2>
      <p className="faint text-small">{t("admin.source-where-hint")}</p>
      <AddressForm
        url={url}
        onUrl={onUrl}
        isBusy={isBusy}
        problem={urlProblem}
        submit={t(isLooked ? "admin.source-look-again" : "admin.source-look")}
        isDone={isLooked}
        onSubmit={onLook}
      />
      <div className={classes.drop} {...useDrop(onFile, onProblem)}>
        <IconUpload size={22} stroke={1.8} aria-hidden color="var(--info)" />
        <p className="grow breakable">
          <b>{file ? file.name : t("admin.source-drop")}</b>
          <br />
          <span className="faint text-small">
            {t("admin.source-drop-hint", { mb: MAX_IMPORT_BYTES / 2 ** 20 })}
          </span>
        </p>
        <FileButton
          label={t("admin.source-choose-file")}
          isBusy={isBusy}
          onFile={onFile}
          onProblem={onProblem}
        />
      </div>
    </Section>
  );
}

const FIRST = 3;

/** What is in the file or behind the address. */
export function FoundSection({ preview, timeZone }: { preview: SourcePreview; timeZone: string }) {
  const { t, locale } = useMessages();
  const { found, format } = preview;
  const { events, first, last, venues, language, tellsZone, unreadable } = found;
  const readable = found.samples.filter(({ problem }) => problem === null).slice(0, FIRST);
  const wrong = found.samples.filter(({ problem }) => problem !== null);
  const days = [...new Set([first, last])].flatMap((day) => (day ? [formatDate(day)] : []));
  const facts: Fact[] = [
    { name: t("admin.found-format"), value: t(`admin.format.${format as SourceFormat}`) },
    { name: t("admin.found-events"), value: formatNumber(events, locale), hint: days.join(" – ") },
    {
      name: t("admin.found-venues"),
      value: formatNumber(venues, locale),
      hint: t("admin.found-venues-hint"),
    },
    {
      name: t("admin.found-language"),
      value: language ? sourceLanguageName(language, locale) : t("admin.value-none"),
      hint: t(tellsZone ? "admin.found-zone" : "admin.found-no-zone"),
    },
  ];
  return (
    <Section aria-label={t("admin.source-found")}>
      <h2 className="text-h4 heavy">{t("admin.source-found")}</h2>
      <Facts facts={facts} look="tiles" />
      {readable.length > 0 && (
        <>
          <h3 className="text-small strong">{t("admin.found-first")}</h3>
          <ul className="columns-3 text-small breakable">
            {readable.map((sample) => (
              <li key={sample.line + sample.start} className="card pad">
                <b {...textProps(sample.title, locale)}>{sample.title}</b>
                <p className="muted">{startText(sample, timeZone, locale)}</p>
                <p className="muted" {...textProps(sample.venue, locale)}>
                  {sample.venue || t("admin.found-no-venue")}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {unreadable > 0 && (
        <>
          <h3 className="text-small strong">{t("admin.found-unreadable", { count: unreadable })}</h3>
          <ul className="grid gap-8 text-small">
            {wrong.map(({ line, title, problem }) => (
              <li key={line} className="flex gap-12">
                <small className="faint fixed">{t("admin.run-row", { line })}</small>
                <span>
                  <b {...textProps(title, locale)}>{title}</b> {problem?.message}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

const MAX_SHOWN = 30;
const MAX_PROBLEMS = 5;

/** The venues that the events would be at, and what keeps others from having one. */
export function StandList({ preview: { rows } }: { preview: SourcePreview }) {
  const { t, locale } = useMessages();
  const placed = Map.groupBy(
    rows.filter(({ kind }) => kind !== "problem"),
    ({ venue }) => venue,
  );
  const venues = [...placed].sort(([, a], [, b]) => b.length - a.length).slice(0, MAX_SHOWN);
  const problems = Map.groupBy(
    rows.flatMap(({ kind, problem }) => (kind === "problem" && problem ? problem.message : [])),
    (message) => message,
  );
  return (
    <section className="grid gap-12 text-small breakable" aria-label={t("admin.stand")}>
      <OverHeading>{t("admin.stand")}</OverHeading>
      {venues.length === 0 && <p className="faint">{t("admin.stand-none")}</p>}
      <ul className="grid gap-12">
        {venues.map(([venue, events]) => (
          <li key={venue} className="row between gap-12">
            <span>
              <b {...textProps(venue, locale)}>{venue}</b>
              <br />
              <small className="faint text-small">
                {t(events[0]!.isNewVenue ? "admin.run-new-venue" : "admin.stand-known")}
              </small>
            </span>
            <span className="muted strong">{events.length}</span>
          </li>
        ))}
      </ul>
      {[...problems].slice(0, MAX_PROBLEMS).map(([message, all]) => (
        <p key={message} className="quote">
          <b>{t("admin.source-events", { count: all.length })}:</b> {message}
        </p>
      ))}
    </section>
  );
}
