/** When the test servers begin, and with them every visitor: a Sunday noon in Sofia. */
export const SUNDAY = new Date("2026-11-15T10:00:00Z");
