import { ADMIN_ROLE, type Role } from "#domain/account.ts";

export type CatalogAction = "list" | "add" | "change" | "delete" | "restore" | "import" | "export";
export type CatalogSubject = "city" | "venue" | "event" | "source" | "audit log" | "feedback";

type Sentence = (user: { role: Role }, action: CatalogAction, subject: CatalogSubject) => boolean;

/** Who may do what in the catalogue; what no sentence allows is refused. Published events are for everyone, unasked. */
const SENTENCES: readonly Sentence[] = [
  // Administrators may do everything.
  ({ role }) => role === ADMIN_ROLE,
];

export function can(
  user: { role: Role } | undefined,
  action: CatalogAction,
  subject: CatalogSubject,
): boolean {
  return user !== undefined && SENTENCES.some((allows) => allows(user, action, subject));
}
