/** The parts of a day in which events start; each ends where the next one begins. */
export const TIMES_OF_DAY = ["morning", "afternoon", "evening", "night"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** First and last hour; the night goes on until the morning of the next day. */
export const HOURS_OF_DAY: Record<TimeOfDay, { from: number; to: number }> = {
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 23 },
  night: { from: 23, to: 6 },
};

/** Of a start at the venue, written HH:mm; none where the hour is not known. */
export function timeOfDay(time: string): TimeOfDay | undefined {
  if (time === "") return undefined;
  const hour = Number(time.slice(0, 2));
  return (
    TIMES_OF_DAY.find((each) => hour >= HOURS_OF_DAY[each].from && hour < HOURS_OF_DAY[each].to) ?? "night"
  );
}
