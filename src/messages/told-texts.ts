declare global {
  /** What the page tells of them, in the browser. */
  var toldTexts: Readonly<Record<string, string>> | undefined;
}

let noted: Map<string, string> | undefined;

/**
 * A text of Intl that pages show. The server notes those of the page that it renders, and the page tells them to its own
 * scripts: a browser's first format of each kind reads the data of its languages, which holds a phone up for longer than all
 * else of a page, and other data than the server's may write it differently.
 */
export function toldText(key: string, make: () => string): string {
  const told = globalThis.toldTexts?.[key];
  if (told !== undefined) return told;
  const text = make();
  noted?.set(key, text);
  return text;
}

/** Runs something, which must not wait for anything, and says which texts it asked for. */
export function notingTexts<T>(run: () => T): [result: T, texts: Record<string, string>] {
  const texts = new Map<string, string>();
  noted = texts;
  try {
    const result = run();
    return [result, Object.fromEntries(texts)];
  } finally {
    noted = undefined;
  }
}
