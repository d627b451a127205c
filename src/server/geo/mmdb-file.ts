import { isIPv4 } from "node:net";
import { PagedFile } from "./paged-file.ts";

/** https://maxmind.github.io/MaxMind-DB: a tree of the bits of addresses, then records, then what describes both. */
const METADATA_MARK = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
const LONGEST_METADATA = 128 * 1024;
const SEPARATOR_BYTES = 16;

const POINTER = 1;
const TEXT = 2;
const DOUBLE = 3;
const MAP = 7;
const SIGNED = 8;
const LIST = 11;
const TRUTH = 14;
const FLOAT = 15;

/** Where a value ended, and what it was. */
type Decoded = readonly [value: unknown, end: number];

/** A database of addresses that stays on the disk: a question reads the few pages that lead to its answer. */
export class MmdbFile {
  readonly #file: PagedFile;
  readonly #nodes: number;
  readonly #recordBits: number;
  readonly #addressBits: number;
  readonly #records: number;

  constructor(path: string) {
    this.#file = new PagedFile(path);
    const tail = Math.max(0, this.#file.size - LONGEST_METADATA);
    const mark = this.#file.read(tail, LONGEST_METADATA).lastIndexOf(METADATA_MARK);
    if (mark < 0) throw new Error(`${path} is no database of addresses.`);
    const start = tail + mark + METADATA_MARK.length;
    const [facts] = this.#decode(start, start) as [Record<string, number>, number];
    this.#nodes = facts.node_count!;
    this.#recordBits = facts.record_size!;
    this.#addressBits = facts.ip_version === 6 ? 128 : 32;
    this.#records = this.#nodes * this.#nodeBytes() + SEPARATOR_BYTES;
  }

  /** The record of an address in its canonical form; an IPv4 address stands among the IPv6 ones as ::a.b.c.d. */
  get(address: string): unknown {
    const bytes = bytesOf(address);
    if (bytes.length * 8 > this.#addressBits) return undefined;
    let node = 0;
    for (let bit = bytes.length * 8 - this.#addressBits; bit < bytes.length * 8 && node < this.#nodes; bit++)
      node = this.#follow(node, bit < 0 ? 0 : (bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
    if (node <= this.#nodes) return undefined;
    return this.#decode(node - this.#nodes - SEPARATOR_BYTES + this.#records, this.#records)[0];
  }

  #nodeBytes(): number {
    return this.#recordBits / 4;
  }

  /** A node is two numbers, for a bit of 0 and of 1; of 28 bits, both first four are in the byte between. */
  #follow(node: number, bit: number): number {
    const bytes = this.#file.read(node * this.#nodeBytes(), this.#nodeBytes());
    if (this.#recordBits !== 28) return bytes.readUIntBE((bit * this.#recordBits) / 8, this.#recordBits / 8);
    const high = bit === 0 ? bytes[3]! >> 4 : bytes[3]! & 15;
    return high * 2 ** 24 + bytes.readUIntBE(bit * 4, 3);
  }

  #decode(from: number, base: number): Decoded {
    const [control] = this.#file.read(from, 1);
    let kind = control! >> 5;
    if (kind === POINTER) return this.#decodePointer(from, base, control! & 31);
    let at = from + 1;
    if (kind === 0) kind = 7 + this.#file.read(at++, 1)[0]!;
    let size = control! & 31;
    if (size > 28) {
      const extra = size - 28;
      size = [29, 285, 65_821][extra - 1]! + this.#file.read(at, extra).readUIntBE(0, extra);
      at += extra;
    }
    if (kind === MAP || kind === LIST) return this.#decodeMany(kind, at, base, size);
    if (kind === TRUTH) return [size === 1, at];
    return [plainValue(kind, this.#file.read(at, size)), at + size];
  }

  #decodePointer(from: number, base: number, bits: number): Decoded {
    const length = (bits >> 3) + 1;
    const low = this.#file.read(from + 1, length).readUIntBE(0, length);
    const high = length === 4 ? 0 : (bits & 7) * 2 ** (8 * length);
    const target = base + high + low + [0, 2_048, 526_336, 0][length - 1]!;
    return [this.#decode(target, base)[0], from + 1 + length];
  }

  #decodeMany(kind: number, from: number, base: number, size: number): Decoded {
    let at = from;
    const next = () => {
      const [value, end] = this.#decode(at, base);
      at = end;
      return value;
    };
    const values = Array.from({ length: size }, () => (kind === MAP ? [next(), next()] : next()));
    return [kind === MAP ? Object.fromEntries(values as [string, unknown][]) : values, at];
  }
}

function plainValue(kind: number, bytes: Buffer): unknown {
  if (kind === TEXT) return bytes.toString("utf8");
  if (kind === DOUBLE) return bytes.readDoubleBE(0);
  if (kind === FLOAT) return bytes.readFloatBE(0);
  if (kind === SIGNED && bytes.length === 4) return bytes.readInt32BE(0);
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

function bytesOf(address: string): number[] {
  if (isIPv4(address)) return address.split(".").map(Number);
  const [head = [], tail] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const gap = tail ? new Array(8 - head.length - tail.length).fill("0") : [];
  const groups = [...head, ...gap, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 255]);
}
