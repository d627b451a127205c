export type Column = Uint32Array | Int32Array | Uint16Array | Int8Array | Uint8Array | Float64Array;

/** The same column with room for more. */
export function grown<T extends Column>(column: T, capacity: number): T {
  const wider = new (column.constructor as new (length: number) => T)(capacity);
  wider.set(column);
  return wider;
}
