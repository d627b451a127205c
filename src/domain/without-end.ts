/** A text without the characters of a kind at its end, which `/[…]+$/` would try from each of them anew: quadratic. */
export function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
