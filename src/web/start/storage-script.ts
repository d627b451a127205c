/**
 * Browsers that are told to keep no data throw at the mere mention of a storage, and libraries mention them unguarded.
 * There a storage in memory takes its place, until the page is left.
 */
export const STORAGE_SCRIPT = `for (const name of ["sessionStorage", "localStorage"]) {
  try {
    window[name].getItem("");
  } catch {
    const items = new Map();
    const value = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, item) => void items.set(key, String(item)),
      removeItem: (key) => void items.delete(key),
    };
    Object.defineProperty(window, name, { configurable: true, value });
  }
}
`;
