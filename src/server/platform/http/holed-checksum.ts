import { crc32 } from "node:zlib";

const BITS = 32;

/** A place in a text where one of several values stands; where it ends, and which one. */
interface Hole {
  mark: number;
  end: number;
}

/**
 * The CRC-32 of a text with values in its holes, without reading the text again. Such a sum is linear: each bit of a value's own
 * sum flips the same bits of the whole's, wherever the value stands. Which ones is found once, for every bit.
 */
export class HoledChecksum {
  readonly #blank: number;
  readonly #flips: Int32Array[];

  /** `blank` has zeros in its holes, which come in order. */
  constructor(blank: Buffer, holes: readonly Hole[], marks: number) {
    this.#blank = crc32(blank);
    const zeros = Buffer.alloc(blank.length);
    this.#flips = Array.from({ length: marks }, (_, mark) =>
      Int32Array.from({ length: BITS }, (_, bit) => {
        let register = 0;
        let at = 0;
        for (const { end } of holes.filter((hole) => hole.mark === mark)) {
          register = readOn(register, zeros.subarray(at, end)) ^ (1 << bit);
          at = end;
        }
        return readOn(register, zeros.subarray(at));
      }),
    );
  }

  with(values: readonly string[]): number {
    let sum = this.#blank;
    for (const [mark, flips] of this.#flips.entries()) {
      const own = readOn(0, values[mark] ?? "");
      for (let bit = 0; bit < BITS; bit++) if ((own >>> bit) & 1) sum ^= flips[bit] ?? 0;
    }
    return sum >>> 0;
  }
}

/** The state of a sum after some more bytes; zlib keeps its state inverted. */
function readOn(register: number, bytes: string | Buffer): number {
  return ~crc32(bytes, ~register >>> 0);
}
