import { CONFIRM_FIRST, MAX_PASSWORD, MIN_PASSWORD } from "#domain/account.ts";

/**
 * What calls may answer to an ordinary visitor who has done nothing wrong, or nothing odd. Calls say it in English; pages
 * know these sentences and say them in the visitor's language. In braces stands what differs from time to time.
 */
export const REFUSALS = {
  badSignIn: "Invalid email or password.",
  confirmFirst: CONFIRM_FIRST,
  badLink: "This reset link is invalid or has expired.",
  mismatch: "Passwords do not match",
  currentNeeded: "Please enter your current password as well.",
  currentWrong: "The current password is not right.",
  noPassword: "This account signs in with Google and has no password.",
  logIn: "Please log in.",
  passwordLength: `Passwords have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`,
  commonPassword: "This password is too common. Please choose another.",
  busy: "The server is busy. Please try again in a moment.",
  tooManyMinute: "Too many attempts. Please try again in a minute.",
  tooMany: "Too many attempts. Please try again in {minutes} minutes.",
  noEvent: "There is no such event.",
  eventOver: "This event is over.",
  favoritesFull: "You have {max} favourites; please remove some first.",
  tooLateToRemind: "A reminder comes one day before the event, and this one starts sooner than that.",
  unreachable: "This cannot be done right now. Please try again in a moment.",
  fileTooSlow: "This file takes longer than {seconds} seconds to read. Please split it into smaller ones.",
  fileTooHeavy:
    "Reading this file takes more memory than there is for it. Please split it into smaller ones.",
  failed: "Something went wrong on our side. Please try again.",
  // Written by the shapes of the calls: the field's name, and what it must be.
  badEmail: "email must be a complete e-mail address.",
  tooLong: "{field} must not be longer than {max} characters.",
  empty: "{field} must not be empty.",
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Which refusal a sentence is, and what stands in its holes. */
export function recognizeRefusal(
  said: string,
): { refusal: Refusal; values: Record<string, string> } | undefined {
  for (const [refusal, sentence] of Object.entries(REFUSALS)) {
    const pattern = sentence.replace(/[.?+]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>\\w+)");
    const found = new RegExp(`^${pattern}$`).exec(said);
    if (found) return { refusal: refusal as Refusal, values: { ...found.groups } };
  }
  return undefined;
}

export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
