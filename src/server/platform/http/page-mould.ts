import { constants, deflateRawSync } from "node:zlib";
import { HoledChecksum } from "./holed-checksum.ts";

interface Hole {
  /** Which of the marks stood here. */
  mark: number;
  at: number;
  /** Where it stands in the compressed page. */
  packedAt: number;
}

const WINDOW = 32_768;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;

/**
 * A rendered page to be sent many times although parts of it, such as its nonce, must differ in every answer. Each part
 * is a hole in the finished bytes, filled by copying. In the compressed page the holes are blocks that are stored as they
 * are, and nothing around them refers back into one, so filling them needs no compression either.
 */
export class PageMould {
  readonly #page: Buffer;
  readonly #marks: readonly string[];
  readonly #holes: Hole[];
  #packed: { bytes: Buffer; checksum: HoledChecksum } | undefined;

  /** `marks` are what stands in the page where the holes will be. */
  constructor(page: Buffer, marks: readonly string[]) {
    this.#page = page;
    this.#marks = marks;
    this.#holes = marks
      .flatMap((mark, index) => placesOf(page, mark).map((at) => ({ mark: index, at, packedAt: 0 })))
      .sort((a, b) => a.at - b.at);
  }

  /** The page with these instead of the marks, each as long as what it stands for. */
  plain(values: readonly string[]): Buffer {
    const page = Buffer.from(this.#page);
    for (const { mark, at } of this.#holes) page.write(this.#valueOf(values, mark), at, "latin1");
    return page;
  }

  gzip(values: readonly string[]): Buffer {
    this.#packed ??= this.#pack();
    const packed = Buffer.from(this.#packed.bytes);
    for (const { mark, packedAt } of this.#holes)
      packed.write(this.#valueOf(values, mark), packedAt, "latin1");
    packed.writeUInt32LE(this.#packed.checksum.with(values), packed.length - TRAILER_BYTES);
    return packed;
  }

  #valueOf(values: readonly string[], mark: number): string {
    const value = values[mark] ?? "";
    if (value.length !== this.#marks[mark]?.length)
      throw new RangeError(`"${value}" is not as long as "${this.#marks[mark]}"`);
    return value;
  }

  #pack(): { bytes: Buffer; checksum: HoledChecksum } {
    // With zeros in the holes, no text around them looks like what is in one.
    const blank = this.plain(this.#marks.map((mark) => "\0".repeat(mark.length)));
    const blocks: Buffer[] = [GZIP_HEADER];
    let length = GZIP_HEADER.length;
    const add = (block: Buffer) => {
      blocks.push(block);
      length += block.length;
    };
    const addText = (from: number, to: number) => {
      if (from === to) return;
      const dictionary = blank.subarray(Math.max(0, from - WINDOW), from);
      add(
        deflateRawSync(blank.subarray(from, to), {
          level: 9,
          finishFlush: constants.Z_SYNC_FLUSH,
          ...(dictionary.length > 0 && { dictionary }),
        }),
      );
    };
    let at = 0;
    for (const hole of this.#holes) {
      addText(at, hole.at);
      const size = this.#marks[hole.mark]?.length ?? 0;
      const stored = Buffer.alloc(5 + size);
      stored.writeUInt16LE(size, 1);
      stored.writeUInt16LE(~size & 0xffff, 3);
      hole.packedAt = length + 5;
      add(stored);
      at = hole.at + size;
    }
    addText(at, blank.length);
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeUInt32LE(blank.length, 4);
    const holes = this.#holes.map(({ mark, at }) => ({ mark, end: at + (this.#marks[mark]?.length ?? 0) }));
    return {
      bytes: Buffer.concat([...blocks, LAST_BLOCK, trailer]),
      checksum: new HoledChecksum(blank, holes, this.#marks.length),
    };
  }
}

function placesOf(page: Buffer, mark: string): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + mark.length)) places.push(at);
  return places;
}
