/** How long what is told about venues and events may be, in characters. */
export const MAX_NAME = 200;
export const MAX_ADDRESS = 300;
export const MAX_LINK = 2_000;
export const MAX_DESCRIPTION = 10_000;
/** Dates that an event is copied to at once. */
export const MAX_COPIES = 100;
