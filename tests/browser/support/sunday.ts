/** When the test servers begin, and with them every visitor: a Sunday noon in Sofia. */
export const SUNDAY = new Date("2026-11-15T10:00:00Z");

/** When pictures of screens are taken: the same Sunday at 18:40 in Sofia, with some events on and more to come. */
export const SUNDAY_EVENING = new Date("2026-11-15T16:40:00Z");
