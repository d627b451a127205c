import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Source } from "#contract/admin-sources.ts";
import { urls } from "#contract/urls.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Chips, Choices } from "#web/ui/choices.tsx";
import { IconRefresh } from "#web/ui/icons.ts";
import { Section } from "#web/ui/page.tsx";
import { Stats } from "#web/ui/stats.tsx";
import { ToolbarSearch } from "#web/ui/toolbar.tsx";
import { AskModal } from "../questions.tsx";
import { AddressForm, ReadableKinds } from "./look-parts.tsx";
import { isOf, SOURCE_FILTERS, type SourceFilter } from "./source-filter.ts";
import classes from "./source-row.module.css";
import { sourceUrls } from "./source-urls.ts";

export function NoSources() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [url, setUrl] = useState("");
  return (
    <>
      <Section className={classes.none}>
        <span className={classes.pin}>
          <IconRefresh size={28} stroke={2.2} aria-hidden />
        </span>
        <h2 className="text-h3 heavy">{t("admin.sources-none")}</h2>
        <p className="muted">{t("admin.sources-none-lead")}</p>
        <AddressForm
          url={url}
          onUrl={setUrl}
          submit={t("admin.sources-add")}
          onSubmit={() => void navigate(sourceUrls.addFrom(url.trim()))}
        />
        <p className="faint text-small">
          <Link to={sourceUrls.add}>{t("admin.sources-none-file")}</Link>
        </p>
      </Section>
      <div className="below">
        <ReadableKinds areCards />
      </div>
      <p className="below text-small">
        <Link to={urls.adminView("import")} className="accent semibold">
          {t("admin.sources-once")}
        </Link>
      </p>
    </>
  );
}

/** The sources in five numbers. */
export function SourceStats({ sources }: { sources: readonly Source[] }) {
  const { t, locale } = useMessages();
  const active = sources.filter(({ state }) => state === "active").length;
  const reviewed = sources.filter((source) => isOf(source, "review"));
  const partial = sources.filter((source) => isOf(source, "partial"));
  const failing = sources.filter((source) => isOf(source, "failing"));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const from = ([first, ...others]: readonly Source[], way: string, none: string): ReactNode =>
    first ? (
      <>
        {t("admin.tile-from", { count: others.length + 1 })}
        {" · "}
        <Link to={sourceUrls.source(first.id)}>{way}</Link>
      </>
    ) : (
      none
    );
  const stat = (name: string, count: number, note: ReactNode, tone?: "warn" | "error") => ({
    name,
    value: formatNumber(count, locale),
    note,
    // Where there is anything to count.
    tone: count > 0 ? tone : undefined,
  });
  return (
    <Stats
      stats={[
        stat(t("admin.tile-sources"), sources.length, t("admin.tile-active", { count: active })),
        stat(t("admin.tile-events"), sum(sources.map(({ events }) => events)), t("admin.tile-events-hint")),
        stat(
          t("admin.tile-review"),
          sum(reviewed.map(({ waiting }) => waiting)),
          from(reviewed, t("admin.source-review"), t("admin.tile-nothing")),
          "warn",
        ),
        stat(
          t("admin.sources-filter.partial"),
          sum(partial.map(({ leftOut }) => leftOut?.rows ?? 0)),
          from(partial, t("admin.tile-why"), t("admin.tile-none-left-out")),
          "warn",
        ),
        stat(
          t("admin.tile-failing"),
          failing.length,
          failing.map(({ name }) => name).join(", ") || t("admin.tile-all-well"),
          "error",
        ),
      ]}
    />
  );
}

interface SourceFiltersProps {
  sources: readonly Source[];
  filter: SourceFilter;
  onFilter(filter: SourceFilter): void;
  words: string;
  onWords(words: string): void;
}

/** Sources of one health, each with its number, and those that are searched for. */
export function SourceFilters({ sources, filter, onFilter, words, onWords }: SourceFiltersProps) {
  const { t } = useMessages();
  return (
    <div className="row wrap between gap-16 spaced">
      <Chips
        legend={t("admin.sources-filter")}
        value={filter}
        onChoose={onFilter}
        options={SOURCE_FILTERS.map((value) => ({
          value,
          label: (
            <>
              {t(`admin.sources-filter.${value}`)}{" "}
              <span>{sources.filter((source) => isOf(source, value)).length}</span>
            </>
          ),
        }))}
      />
      <ToolbarSearch
        label={t("admin.sources-search")}
        value={words}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
    </div>
  );
}

interface PublishOfferProps {
  source: Source;
  isBusy: boolean;
  onAnswer(isAccepted: boolean): void;
}

/** After a clean history a source may as well publish by itself. */
export function PublishOffer({ source: { name }, isBusy, onAnswer }: PublishOfferProps) {
  const { t } = useMessages();
  return (
    <div className={`row wrap between gap-20 text-small ${classes.offer}`}>
      <p>
        <b>{t("admin.offer", { source: name })}</b> {t("admin.offer-hint")}
      </p>
      <div className="flex wrap gap-8">
        {([true, false] as const).map((isAccepted) => {
          const action = t(isAccepted ? "admin.offer-accept" : "admin.offer-decline");
          return (
            <Button
              key={action}
              size="sm"
              variant={isAccepted ? "filled" : "default"}
              aria-label={t("admin.source-of", { action, source: name })}
              aria-disabled={isBusy}
              onClick={() => onAnswer(isAccepted)}
            >
              {action}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

interface DeleteSourceProps {
  source: Source | undefined;
  onCancel(): void;
  onDelete(source: Source, events: "keep" | "withdraw"): void;
}

/** Asks whether the events of a source stay when it goes. */
export function DeleteSource({ source, onCancel, onDelete }: DeleteSourceProps) {
  const { t } = useMessages();
  const [events, setEvents] = useState<"keep" | "withdraw">("keep");
  const question = source && {
    title: t("admin.source-delete-title", { source: source.name }),
    sentences: [t("admin.source-events", { count: source.events })],
  };
  return (
    <AskModal
      question={question}
      isOpen={source !== undefined}
      submit={t("admin.delete")}
      onCancel={onCancel}
      onConfirm={() => source && onDelete(source, events)}
    >
      <Choices
        legend={t("admin.source-delete-what")}
        value={events}
        onChoose={setEvents}
        options={(["keep", "withdraw"] as const).map((value) => ({
          value,
          label: t(`admin.source-delete-${value}`),
        }))}
      />
    </AskModal>
  );
}
