/** What was odd about an entry, in sentences with the line of the file; a few are enough. */
export class Notes {
  readonly #sentences = new Set<string>();
  static readonly MAX_NOTES = 10;

  add(line: number, sentence: string): void {
    if (this.#sentences.size < Notes.MAX_NOTES) this.#sentences.add(`Line ${line}: ${sentence}`);
  }

  list(): string[] {
    return [...this.#sentences];
  }
}
