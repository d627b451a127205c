/** Rolls a preview back. */
export class Previewed<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super("previewed");
    this.result = result;
  }
}

/** What a change would do: it is made, and rolled back by `Previewed`. */
export async function catalogPreview<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Previewed) return error.result;
    throw error;
  }
}
