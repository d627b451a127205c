import { MIN_PASSWORD } from "#domain/account.ts";
import type { PlainKey } from "#messages/catalogue.ts";

/** What a field holds, as far as it matters whether that will do. */
interface FilledField {
  name: string;
  type: string;
  value: string;
  autocomplete: string;
  validity: { typeMismatch: boolean };
}

export type FieldProblems = Readonly<Record<string, PlainKey>>;

/** The problem of each invalid field. */
export function fieldProblems(fields: readonly FilledField[]): FieldProblems {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [[field.name, problem] as const] : [];
    }),
  );
}

/** Shown beside any other problem, also while one of the two is empty or too short. */
export function passwordsDiffer(fields: readonly Pick<FilledField, "name" | "value">[]): boolean {
  const typedIn = (wanted: string) => fields.find(({ name }) => name === wanted)?.value;
  return typedIn("repeat") !== undefined && typedIn("repeat") !== typedIn("password");
}

function problemOf({ name, type, value, autocomplete, validity }: FilledField): PlainKey | undefined {
  // Blanks are allowed in a password, but a name must have something else.
  const isEmpty = (autocomplete.endsWith("password") ? value : value.trim()) === "";
  // The repeated password only has to equal the first, which has the rules.
  if (name === "repeat" && !isEmpty) return undefined;
  if (isEmpty) return type === "email" ? "account.email-wrong" : "account.required";
  if (validity.typeMismatch) return "account.email-wrong";
  if (autocomplete === "new-password" && value.length < MIN_PASSWORD) return "account.password-short";
  return undefined;
}
