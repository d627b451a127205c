interface Named<Item> {
  key: string;
  item: Item;
}

/** Finds items by the beginnings of their names, without looking at all of them. */
export class NamePrefixes<Item> {
  readonly #names: readonly Named<Item>[];

  /** Names are compared as they are, such as `placeNameKey` makes them. */
  constructor(items: Iterable<Item>, namesOf: (item: Item) => Iterable<string>) {
    this.#names = [...items]
      .flatMap((item) => [...namesOf(item)].map((key) => ({ key, item })))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** The items of which a name begins with one of the keys, and whether a name is one. */
  find(keys: readonly string[]): Map<Item, boolean> {
    const found = new Map<Item, boolean>();
    for (const prefix of keys)
      for (let at = this.#firstFrom(prefix); this.#names[at]?.key.startsWith(prefix); at++) {
        const { key, item } = this.#names[at]!;
        found.set(item, found.get(item) || key === prefix);
      }
    return found;
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#names[middle]!.key < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
