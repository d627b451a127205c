import { wrongFile } from "./file-problem.ts";

/** Parsing takes up to 90 bytes of memory for a value, in one go that nothing can interrupt. */
const MAX_VALUES = 2_000_000;

/** None where it is damaged. */
export function parseJson(text: string): unknown {
  const values = [",", "[", "{"].reduce((sum, sign) => sum + countOf(text, sign, MAX_VALUES), 0);
  if (values > MAX_VALUES) throw wrongFile({ code: "jsonTooManyValues", params: { max: MAX_VALUES } });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function countOf(text: string, sign: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count++;
  return count;
}
