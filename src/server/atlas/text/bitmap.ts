export function bitmapFor(bits: number): Int32Array {
  return new Int32Array((bits + 31) >>> 5);
}

export function setBit(bitmap: Int32Array, bit: number): void {
  bitmap[bit >>> 5] |= 1 << (bit & 31);
}

export function hasBit(bitmap: Int32Array, bit: number): boolean {
  return ((bitmap[bit >>> 5] >>> (bit & 31)) & 1) === 1;
}

export function orInto(target: Int32Array, source: Int32Array): void {
  for (let i = 0; i < target.length; i++) target[i] |= source[i];
}

export function countBits(bitmap: Int32Array): number {
  let count = 0;
  for (let i = 0; i < bitmap.length; i++) count += popCount(bitmap[i]);
  return count;
}

/**
 * How many groups of neighbouring bits hold at least one set bit. `lastOfGroup` marks each group's
 * highest bit. Adding all ones below that bit to the group's own bits carries into it exactly when one
 * of them is set, which answers for every group in a word at once.
 */
export function countGroups(bitmap: Int32Array, lastOfGroup: Int32Array): number {
  let count = 0;
  let isOpenGroupHit = 0;
  for (let i = 0; i < bitmap.length; i++) {
    const bits = bitmap[i] | isOpenGroupHit;
    const last = lastOfGroup[i];
    if (bits === 0) continue;
    const carried = ((bits & ~last) + ~last) | 0;
    count += popCount((carried | bits) & last);
    // What lies above the word's last closed group belongs to a group that goes on in the next word.
    const openBits = Math.clz32(last);
    isOpenGroupHit = openBits > 0 && bits >>> (32 - openBits) !== 0 ? 1 : 0;
  }
  return count;
}

export function popCount(word: number): number {
  let v = (word - ((word >>> 1) & 0x55555555)) | 0;
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
