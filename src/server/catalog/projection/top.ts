/** The first `most` of any number of items in an order, without sorting them all. */
export class Top<Item> {
  readonly #most: number;
  readonly #compare: (a: Item, b: Item) => number;
  #items: Item[] = [];
  #worst: Item | undefined;

  constructor(most: number, compare: (a: Item, b: Item) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  add(item: Item): void {
    if (this.#worst !== undefined && this.#compare(item, this.#worst) >= 0) return;
    this.#items.push(item);
    if (this.#items.length >= 2 * this.#most + 16) this.#cut();
  }

  sorted(): Item[] {
    this.#cut();
    return this.#items;
  }

  #cut(): void {
    this.#items = this.#items.sort(this.#compare).slice(0, this.#most);
    if (this.#items.length === this.#most) this.#worst = this.#items.at(-1);
  }
}
