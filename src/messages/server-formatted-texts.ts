declare global {
  /** In the browser: those of the page, which comes with them. */
  var serverFormattedTexts: Readonly<Record<string, string>> | undefined;
}

let collected: Map<string, string> | undefined;

/**
 * A text of Intl that pages show. The server collects those of the page that it renders, and the page brings them along for its own
 * scripts: a browser's first format of each kind reads the data of its languages, which holds a phone up for longer than all
 * else of a page, and other data than the server's may write it differently.
 */
export function serverFormattedText(key: string, make: () => string): string {
  const formatted = globalThis.serverFormattedTexts?.[key];
  if (formatted !== undefined) return formatted;
  const text = make();
  collected?.set(key, text);
  return text;
}

/** Runs something synchronous, and returns the texts that it asked for as well. */
export function collectServerFormattedTexts<T>(run: () => T): [result: T, texts: Record<string, string>] {
  const texts = new Map<string, string>();
  collected = texts;
  try {
    const result = run();
    return [result, Object.fromEntries(texts)];
  } finally {
    collected = undefined;
  }
}
