/** Turn the direction of all that follows (U+202A–E, U+2066–9). Marks of one letter's direction (U+200E, U+200F) do no harm. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** A text for one line: nothing in it makes the text around it read otherwise, or breaks the line unseen. */
export function plainLine(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, "").replace(LINE_SEPARATORS, " ");
}
