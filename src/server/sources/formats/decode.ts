import { wrongFile } from "./file-problem.ts";

/** How much of a file is searched for its declared encoding. */
const HEAD = 2_000;

/** A file's bytes as text: UTF-8, UTF-16 by its byte order mark, else the declared or guessed encoding. */
export function decodeFile(bytes: Uint8Array): string {
  const text = decodeBytes(bytes);
  if (text.includes("\0")) throw wrongFile({ code: "fileNotText" });
  if (text.trim() === "") throw wrongFile({ code: "fileEmpty" });
  return text;
}

export function decodeBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const utf8 = strictUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString("latin1");
  // Calendars are folded by bytes, which may cut a letter in two.
  const unfolded = /BEGIN:V/i.test(head) ? strictUtf8(withoutFolds(bytes)) : undefined;
  return unfolded ?? new TextDecoder(encodingOf(bytes, head)).decode(bytes);
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function withoutFolds(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  return Buffer.from(text.replace(/\r?\n[ \t]/g, ""), "latin1");
}

function encodingOf(bytes: Uint8Array, head: string): string {
  const declared = /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
  if (declared && declared !== "utf-8" && isEncoding(declared)) return declared;
  const { single, run, sequences, broken } = highBytes(bytes);
  if (sequences > broken) return "utf-8";
  return run > single ? "windows-1251" : "windows-1252";
}

function isEncoding(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

/**
 * Letters of Western languages beyond ASCII stand alone between others; words in Cyrillic are runs of them. Text in UTF-8
 * that was damaged in a few places still is mostly made of its sequences.
 */
function highBytes(bytes: Uint8Array) {
  const counts = { single: 0, run: 0, sequences: 0, broken: 0 };
  for (let at = 0; at < bytes.length; ) {
    if (bytes[at]! < 0x80) {
      at++;
      continue;
    }
    const start = at;
    while (at < bytes.length && bytes[at]! >= 0x80) {
      const length = sequenceLength(bytes, at);
      if (length > 0) counts.sequences++;
      else counts.broken++;
      at += length || 1;
    }
    if (at - start >= 3) counts.run += at - start;
    else counts.single += at - start;
  }
  return counts;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  const length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;
  if (lead >= 0xf5) return 0;
  for (let next = 1; next < length; next++) {
    const follow = bytes[at + next];
    if (follow === undefined || follow < 0x80 || follow > 0xbf) return 0;
  }
  return length;
}
