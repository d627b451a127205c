import type { Translate } from "#messages/translate.ts";
import type { CalendarLabels } from "#web/ui/calendar.tsx";

export const calendarLabels = (t: Translate): CalendarLabels => ({
  previousYear: t("calendar.previous-year"),
  previousMonth: t("calendar.previous-month"),
  nextMonth: t("calendar.next-month"),
  nextYear: t("calendar.next-year"),
});
