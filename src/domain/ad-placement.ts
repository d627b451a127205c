const FIRST_AD_INDEX = 3;
const EVENTS_BETWEEN_ADS = 5;

/** Whether an ad card is placed before the event with this index: 3, 8, 13, … */
export function hasAdBefore(eventIndex: number): boolean {
  return eventIndex >= FIRST_AD_INDEX && (eventIndex - FIRST_AD_INDEX) % EVENTS_BETWEEN_ADS === 0;
}
