import { expect, it } from "vitest";
import { LOCALES } from "#domain/locale.ts";
import { WEEK_STARTS } from "./open-days.tsx";

it("I18N-39 the calendar of open days begins with the first day of the week", () => {
  for (const locale of LOCALES.filter((each) => each !== "en"))
    expect(WEEK_STARTS[locale] ?? 1, locale).toBe(new Intl.Locale(locale).getWeekInfo().firstDay);
});
