import { markMatches } from "./match-marks.ts";

/** A text with the parts marked that were searched for. */
export function MarkedText({ text, searched }: { text: string; searched: string }) {
  let at = 0;
  return markMatches(text, searched).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
