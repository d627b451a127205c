/** A failure that ends a start or a command: one English sentence for the terminal. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
