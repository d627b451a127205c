let codes: Set<string> | undefined;

/** Whether this is the code of a currency (ISO 4217). */
export function isCurrency(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf("currency"));
  return codes.has(code);
}
