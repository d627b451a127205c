/** Maximum lengths of the texts of venues and events, in characters. */
export const MAX_NAME = 200;
export const MAX_ADDRESS = 300;
export const MAX_LINK = 2_000;
export const MAX_DESCRIPTION = 10_000;
/** A picture that is uploaded; phones take photographs of this size. */
export const MAX_PICTURE_BYTES = 12 * 2 ** 20;
/** Dates that an event is copied to at once. */
export const MAX_COPIES = 100;
