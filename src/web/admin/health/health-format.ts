import type { Locale } from "#domain/locale.ts";

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;
const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const SIZE_STEP = 1_000;

/** Numbers, sizes and times as the language writes them. */
export function healthFormat(locale: Locale) {
  const unit = (value: number, name: string, unitDisplay: "short" | "long" = "short") =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: name,
      unitDisplay,
      maximumFractionDigits: value < 10 && name !== "millisecond" ? 1 : 0,
    }).format(value);

  /** The largest unit that it has one of. */
  function stepOf(ms: number): [value: number, name: Intl.RelativeTimeFormatUnit] {
    const [name, stepMs] = STEPS.find(([, length]) => ms >= length) ?? ["second", 1_000];
    return [Math.max(0, Math.floor(ms / stepMs)), name];
  }

  return {
    clock: new Intl.DateTimeFormat(locale, { timeStyle: "medium" }),
    moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    day: new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric", timeZone: "UTC" }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
    list: new Intl.ListFormat(locale, { type: "conjunction" }),

    /** A hundred percent only where nothing is missing. */
    share(part: number, digits = 0): string {
      const format = { style: "percent", maximumFractionDigits: digits, roundingMode: "trunc" } as const;
      return new Intl.NumberFormat(locale, format).format(part);
    },
    milliseconds: (ms: number): string => unit(Math.max(1, Math.round(ms)), "millisecond"),
    bytes(count: number): string {
      const place = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
      return unit(count / SIZE_STEP ** place, SIZES[place]!);
    },
    duration(ms: number): string {
      const [value, name] = stepOf(ms);
      return unit(value, name, "long");
    },
    ago(ms: number): string {
      const [value, name] = stepOf(ms);
      return new Intl.RelativeTimeFormat(locale).format(-value, name);
    },
    ahead(ms: number): string {
      const [value, name] = stepOf(ms);
      return new Intl.RelativeTimeFormat(locale).format(value, name);
    },
  };
}
