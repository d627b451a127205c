import { type Repeat, repeatRule } from "#domain/event/repeat-rule.ts";
import { seriesDates } from "#domain/event/series.ts";
import { isDate } from "#domain/time.ts";
import { dateText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { Optional } from "./optional.tsx";
import { RadioGroup } from "./radio-group.tsx";
import classes from "./submit-form.module.css";

const HOURS = ["hours", "all-day", "unknown"] as const;
const EVERY = ["", "DAILY", "WEEKLY", "MONTHLY"] as const;

interface WhenSectionProps {
  form: FormState;
  /** It does not repeat. */
  isSingle?: boolean | undefined;
}

export function WhenSection({ form, isSingle = false }: WhenSectionProps) {
  const { t } = useMessages();
  const { set, problemOf } = form;
  const { fields, venue } = form.draft;
  const hasHours = fields.hours === "hours";
  return (
    <FormSection
      title={t("submit.when")}
      lead={venue ? t("submit.zone", { zone: venue.timeZone }) : t("submit.zone-unknown")}
    >
      <RadioGroup
        look="bar"
        name="hours"
        label={t("submit.hours")}
        problem={problemOf("hours")}
        options={HOURS.map((value) => ({ value, label: t(`submit.hours.${value}`) }))}
        value={fields.hours}
        onChoose={(hours) => set({ hours })}
      />
      <div className={classes.moments}>
        <TextField
          name="date"
          type="date"
          label={t("field.date")}
          problem={problemOf("date")}
          value={fields.date}
          onChange={({ currentTarget }) => set({ date: currentTarget.value })}
          required
        />
        {hasHours && (
          <TextField
            name="time"
            type="time"
            label={t("field.time")}
            problem={problemOf("time")}
            value={fields.time}
            onChange={({ currentTarget }) => set({ time: currentTarget.value })}
          />
        )}
        <TextField
          name="endDate"
          type="date"
          label={t("field.endDate")}
          aside={<Optional />}
          problem={problemOf("endDate")}
          value={fields.endDate}
          onChange={({ currentTarget }) => set({ endDate: currentTarget.value })}
        />
        {hasHours && (
          <TextField
            name="endTime"
            type="time"
            label={t("field.endTime")}
            problem={problemOf("endTime")}
            value={fields.endTime}
            onChange={({ currentTarget }) => set({ endTime: currentTarget.value })}
          />
        )}
      </div>
      {!isSingle && <RepeatFields form={form} />}
    </FormSection>
  );
}

function RepeatFields({ form }: { form: FormState }) {
  const { t } = useMessages();
  const { set, problemOf } = form;
  const { fields } = form.draft;
  const every = EVERY.map((value) => ({ value, label: t(`submit.every.${value || "none"}`) }));
  return (
    <>
      <div className={classes.two}>
        <SelectField
          name="every"
          label={t("submit.field.every")}
          problem={problemOf("every")}
          options={fields.rule ? [...every, { value: "rule", label: t("submit.every.rule") }] : every}
          value={fields.every}
          onChange={({ currentTarget }) => set({ every: currentTarget.value })}
        />
        {fields.every !== "" && fields.every !== "rule" && (
          <TextField
            name="repeatUntil"
            type="date"
            label={t("submit.field.repeatUntil")}
            value={fields.repeatUntil}
            onChange={({ currentTarget }) => set({ repeatUntil: currentTarget.value })}
          />
        )}
      </div>
      <SeriesLine form={form} />
    </>
  );
}

/** How many dates the repeat gives. */
function SeriesLine({ form }: { form: FormState }) {
  const { t, locale } = useMessages();
  const { date, every, repeatCount: count, repeatUntil: until, rule } = form.draft.fields;
  const text = repeatRule({ every: every as Repeat["every"], count, until, rule });
  const series = text !== "" && isDate(date) ? seriesDates(text, date) : undefined;
  const dates = series && "dates" in series ? series.dates : [];
  return (
    <p role="status" className={classes.note}>
      {dates.length > 1 &&
        t("submit.dates-from-to", {
          dates: t("submit.dates", { count: dates.length }),
          first: dateText(dates[0]!, locale),
          last: dateText(dates.at(-1)!, locale),
        })}
    </p>
  );
}
