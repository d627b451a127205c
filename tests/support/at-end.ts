/** Whoever starts something that must be stopped says how; a test does it when it ends, a program when a step of it ends. */
export type AtEnd = (cleanUp: () => Promise<void> | void) => void;
