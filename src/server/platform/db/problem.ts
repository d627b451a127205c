/** Takes a sentence for the operator about something that went wrong while the product goes on. */
export type OnProblem = (problem: string, cause?: unknown) => void;
