/**
 * These bytes in an allocation of their own, unless they have one already. Node cuts small buffers out of a shared
 * block and compressed ones out of a chunk of 16 KB; kept for long, a few bytes would keep all of it alive.
 */
export function compacted(bytes: Buffer): Buffer {
  if (bytes.length * 2 >= bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
