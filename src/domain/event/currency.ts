const CODES = new Set(Intl.supportedValuesOf("currency"));

/** Whether this is the code of a currency (ISO 4217). */
export function isCurrency(code: string): boolean {
  return CODES.has(code);
}
