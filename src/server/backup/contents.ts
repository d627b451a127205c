import { hash } from "node:crypto";

interface Part {
  rows: number;
  /** A sum of digests: rows come in any order. */
  digest: bigint;
  /** The columns of its rows, which a newer version has more of. */
  columns: string;
}

const BITS = 64;

/** Counts the lines of a backup by table, with a digest of each table and of the pictures. */
export function contentsOf() {
  const parts = new Map<string, Part>();
  let table = "";
  const count = (name: string, line: string, columns: string) => {
    const part = parts.get(name) ?? { rows: 0, digest: 0n, columns };
    const digest = BigInt(`0x${hash("sha256", line, "hex").slice(0, BITS / 4)}`);
    parts.set(name, { ...part, rows: part.rows + 1, digest: BigInt.asUintN(BITS, part.digest + digest) });
  };
  return {
    add(lines: Iterable<string>): void {
      for (const line of lines) {
        const begun = /^\{"table":"(\w+)"\}$/.exec(line)?.[1];
        if (begun !== undefined) table = begun;
        else if (line.startsWith('{"upload":')) count("pictures", line, "");
        else if (line !== "" && !/^\{"(format":|end":\d+\}$)/.test(line))
          count(table, line, parts.get(table)?.columns ?? Object.keys(JSON.parse(line)).join());
      }
    },
    read: (): ReadonlyMap<string, Part> => parts,
  };
}

/** Passes lines on, counted. */
export async function* countedLines(
  lines: AsyncIterable<string>,
  contents: ReturnType<typeof contentsOf>,
): AsyncGenerator<string> {
  for await (const line of lines) {
    contents.add([line]);
    yield line;
  }
}

/** What differs, in words; rows of a table that has got new columns are only counted. */
export function differences(told: ReadonlyMap<string, Part>, found: ReadonlyMap<string, Part>): string[] {
  return [...told].flatMap(([name, part]) => {
    const other = found.get(name);
    if (other?.rows !== part.rows) return [`${name}: ${part.rows} rows told, ${other?.rows ?? 0} restored`];
    return other.columns === part.columns && other.digest !== part.digest ? [`${name}: rows differ`] : [];
  });
}
