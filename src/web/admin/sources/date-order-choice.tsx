import { useId } from "react";
import type { PreviewTable } from "#contract/admin-sources.ts";
import type { DateOrder } from "#domain/source/mapping.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./columns.module.css";

interface DateOrderChoiceProps {
  dates: NonNullable<PreviewTable["dates"]>;
  order: DateOrder | undefined;
  onOrder(order: DateOrder): void;
}

/** Asks once how dates are meant that can be read both ways. */
export function DateOrderChoice({ dates, order, onOrder }: DateOrderChoiceProps) {
  const { t, locale } = useMessages();
  const name = useId();
  const written = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  return (
    <fieldset className={classes.question}>
      <legend>{t("admin.dates-question", { date: dates.sample })}</legend>
      <p>{t("admin.dates-hint", { count: dates.count })}</p>
      <div>
        {(["dmy", "mdy"] as const).map((each) => (
          <label key={each} data-checked={order === each || undefined}>
            <input type="radio" name={name} checked={order === each} onChange={() => onOrder(each)} />
            <span>
              <b>{dates[each].date && written.format(new Date(`${dates[each].date}T00:00Z`))}</b>
              <small>
                {t(`admin.dates-${each}`)} ·{" "}
                {t("admin.dates-weekend", { count: dates[each].weekend, all: dates.count })}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
