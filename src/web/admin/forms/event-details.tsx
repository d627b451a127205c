import { type ReactNode, useState } from "react";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENT_STATUSES, type Price } from "#domain/event/event.ts";
import { DETAIL_KEYS, FURTHER_ROWS, isNothing, NO_DETAILS } from "#domain/event/event-fields.ts";
import { cellText } from "#domain/event/field-text.ts";
import { NO_REPEAT, type Repeat, repeatRule } from "#domain/event/repeat-rule.ts";
import { dateOfDay, dayNumber, isDate } from "#domain/time.ts";
import { OwnDetailControl } from "#web/listing/detail-control.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconChevronDown, IconChevronUp } from "#web/ui/icons.ts";
import { type ChoiceEvent, type ChosenVenue, choose, eventChoice } from "../choice/choice.ts";
import { VenueField } from "../choice/choice-fields.tsx";
import { AdminField, ChoiceField, Fields, FlagField, LongField, useFields } from "../field.tsx";
import classes from "./event-details.module.css";

interface EventDetailsProps {
  event?: ChoiceEvent | undefined;
  venue?: ChosenVenue | undefined;
  /** What a new event starts with. */
  first?: { date: string; time: string };
}

/** What is told about an event. The fields start with what the event says now. */
export function EventDetailsFields({ event, ...props }: EventDetailsProps) {
  const { problemOf } = useFields();
  const said = event && {
    ...event,
    title: event.name,
    organizer: event.organizer?.name,
    tags: event.tags.join(", "),
  };
  return (
    <Fields problemOf={problemOf} values={said ?? props.first ?? {}}>
      <Details key={event && `${event._id}.${event.version}`} event={event} {...props} />
    </Fields>
  );
}

/** What a refusal may name that is not seen while this is folded away. */
const MORE_FIELDS = [
  ...DETAIL_KEYS,
  "isFree",
  "priceFrom",
  "priceTo",
  "currency",
  "organizer",
  "repeat",
  "newVenue",
  "eventCategory",
];

function Details({ event, venue, first }: EventDetailsProps) {
  const { t } = useMessages();
  const { problemOf } = useFields();
  const [isOpen, setIsOpen] = useState(event !== undefined && hasMore(event));
  const [isAllDay, setIsAllDay] = useState(event?.isAllDay ?? false);
  const [date, setDate] = useState(event?.date ?? first?.date ?? "");
  const [endDate, setEndDate] = useState(event?.endDate ?? "");
  const isUnfolded = isOpen || MORE_FIELDS.some((name) => problemOf(name) !== undefined);

  /** An end moves along with its start. */
  function changeDate(next: string): void {
    setDate(next);
    if (isDate(date) && isDate(next) && isDate(endDate))
      setEndDate(dateOfDay(dayNumber(endDate) + dayNumber(next) - dayNumber(date)));
  }

  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.details}>
      <AdminField name="title" />
      <AdminField
        name="date"
        value={date}
        onChange={({ currentTarget }) => changeDate(currentTarget.value)}
        className={classes.small}
      />
      {isUnfolded && isAllDay ? (
        <input type="hidden" name="time" value="" />
      ) : (
        <AdminField name="time" hint={t("admin.time-hint")} className={classes.small} />
      )}
      <div className={`columns-2 ${classes.whole}`}>
        <AdminField name="image" />
        <AdminField name="link" />
      </div>
      <LongField name="description" className={classes.whole} />
      <div className={classes.whole}>
        <Button
          variant="subtle"
          aria-expanded={isUnfolded}
          rightSection={<Chevron size={18} stroke={1.8} aria-hidden />}
          onClick={() => setIsOpen(!isUnfolded)}
        >
          {t("admin.more-details")}
        </Button>
      </div>
      {isUnfolded && (
        <MoreDetails
          event={event}
          venue={venue}
          endDate={endDate}
          onEndDate={setEndDate}
          isAllDay={isAllDay}
          onAllDay={setIsAllDay}
        />
      )}
    </div>
  );
}

/** Whether an event tells something that would be hidden. */
function hasMore(event: ChoiceEvent): boolean {
  return (
    event.organizer !== null ||
    DETAIL_KEYS.some((key) => !isNothing(event[key]) && event[key] !== NO_DETAILS[key])
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface MoreDetailsProps {
  event: ChoiceEvent | undefined;
  /** Where the event is now, from which it may be moved. */
  venue: ChosenVenue | undefined;
  endDate: string;
  onEndDate(endDate: string): void;
  isAllDay: boolean;
  onAllDay(isAllDay: boolean): void;
}

/** What few events need. While it is folded away none of it is sent, and everything stays as it is. */
function MoreDetails({ event, venue, ...when }: MoreDetailsProps) {
  const { endDate, onEndDate, isAllDay, onAllDay } = when;
  const { t } = useMessages();
  const { problemOf } = useFields();
  const categories = VENUE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <div className={`grid gap-20 ${classes.whole}`}>
      <Part title={t("admin.part.end")}>
        <AdminField
          name="endDate"
          value={endDate}
          onChange={({ currentTarget }) => onEndDate(currentTarget.value)}
        />
        {isAllDay ? <input type="hidden" name="endTime" value="" /> : <AdminField name="endTime" />}
        <FlagField name="isAllDay" onChange={onAllDay} />
      </Part>
      <Part title={t("admin.part.status")}>
        <ChoiceField
          name="status"
          className={classes.pair}
          options={EVENT_STATUSES.map((value) => ({ value, label: t(`admin.status.${value}`) }))}
        />
        <FlagField name="isSoldOut" />
      </Part>
      <PriceFields price={event?.price} />
      <Part title={t("admin.part.about")}>
        <ChoiceField
          name="eventCategory"
          className={classes.pair}
          options={[{ value: "", label: t("admin.category-own") }, ...categories]}
          hint={t("admin.category-hint")}
        />
        <AdminField name="organizer" className={classes.pair} />
        <AdminField name="tags" className={classes.pair} hint={t("admin.tags-hint")} />
        <AdminField name="minAge" />
        <AdminField name="language" />
        <AdminField name="room" className={classes.pair} />
        {FURTHER_ROWS.map((row) => (
          <div key={row.key} className={row.choices ? classes.whole : undefined}>
            <OwnDetailControl
              row={row}
              isJoined
              problem={problemOf(row.key)}
              first={cellText(row, event?.[row.key])}
            />
          </div>
        ))}
      </Part>
      <RepeatFields />
      {event && venue && (
        <Part title={t("admin.part.move")}>
          <NewVenueField venue={venue} />
        </Part>
      )}
    </div>
  );
}

/** Moves an event to another venue of its city. */
function NewVenueField({ venue }: { venue: ChosenVenue }) {
  const [choice, setChoice] = useState(() =>
    choose(choose(eventChoice(venue), "category", "all"), "venue", undefined),
  );
  const { venue: target } = choice;
  return (
    <div className={classes.pair}>
      <VenueField name="newVenue" choice={choice} onChoice={setChoice} />
      <input type="hidden" name="newVenue" value={target ? `${target.category}/${target.slug}` : ""} />
    </div>
  );
}

const PRICES = ["unknown", "free", "costs"] as const;
type PriceKind = (typeof PRICES)[number];
/** Most venues of this map are in the euro area. */
const USUAL_CURRENCY = "EUR";

/** What an event costs: not known, nothing, or from and to. */
function PriceFields({ price }: { price: Price | null | undefined }) {
  const { t } = useMessages();
  const { problemOf } = useFields();
  const [kind, setKind] = useState<PriceKind>(!price ? "unknown" : price.isFree ? "free" : "costs");
  return (
    <Part title={t("admin.part.price")}>
      <ChoiceField
        name="price"
        isLocal
        problem={problemOf("price") ?? problemOf("isFree")}
        options={PRICES.map((value) => ({ value, label: t(`admin.price.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as PriceKind)}
      />
      <input type="hidden" name="isFree" value={String(kind === "free")} />
      {kind === "costs" ? (
        <>
          <AdminField name="priceFrom" defaultValue={price?.from ?? ""} />
          <AdminField name="priceTo" defaultValue={price?.to ?? ""} />
          <AdminField name="currency" defaultValue={price?.currency ?? USUAL_CURRENCY} />
        </>
      ) : (
        // Sent empty, what it cost before is cleared.
        ["priceFrom", "priceTo", "currency"].map((name) => (
          <input key={name} type="hidden" name={name} value="" />
        ))
      )}
    </Part>
  );
}

const REPEATS: readonly Repeat["every"][] = ["", "DAILY", "WEEKLY", "MONTHLY", "rule"];
const EXAMPLE = "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10";

/** How an event repeats: chosen in words, sent as a rule. */
function RepeatFields() {
  const { t } = useMessages();
  const [repeat, setRepeat] = useState(NO_REPEAT);
  const set = (change: Partial<Repeat>) => setRepeat((last) => ({ ...last, ...change }));
  return (
    <Part title={t("admin.part.repeat")}>
      <ChoiceField
        name="repeat"
        isLocal
        className={classes.pair}
        options={REPEATS.map((value) => ({ value, label: t(`admin.repeat.${value || "none"}`) }))}
        value={repeat.every}
        onChange={({ currentTarget }) => set({ every: currentTarget.value as Repeat["every"] })}
      />
      {repeat.every !== "" && repeat.every !== "rule" && (
        <>
          <AdminField
            name="repeatCount"
            isLocal
            value={repeat.count}
            onChange={({ currentTarget }) => set({ count: currentTarget.value })}
          />
          <AdminField
            name="repeatUntil"
            isLocal
            value={repeat.until}
            onChange={({ currentTarget }) => set({ until: currentTarget.value })}
          />
        </>
      )}
      {repeat.every === "rule" && (
        <AdminField
          name="rule"
          isLocal
          className={classes.pair}
          maxLength={500}
          placeholder={EXAMPLE}
          value={repeat.rule}
          onChange={({ currentTarget }) => set({ rule: currentTarget.value })}
        />
      )}
      <input type="hidden" name="repeat" value={repeatRule(repeat)} />
    </Part>
  );
}
