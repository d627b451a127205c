import { ADMIN_ROLE, type Role } from "#domain/account.ts";

export type CatalogAction = "list" | "add" | "change" | "delete" | "restore" | "import" | "export";
export type CatalogSubject =
  | "city"
  | "venue"
  | "event"
  | "source"
  | "audit log"
  | "feedback"
  | "submission"
  | "role";

type Sentence = (user: { role: Role }, action: CatalogAction, subject: CatalogSubject) => boolean;

/** The rights in the catalogue; whatever is not granted is refused. Reading published events needs no right. */
const SENTENCES: readonly Sentence[] = [
  // Administrators may do everything.
  ({ role }) => role === ADMIN_ROLE,
  // Moderators decide about what visitors bring and report, and what they bring themselves needs no decision.
  ({ role }, _action, subject) => role === "moderator" && subject === "submission",
];

export function can(
  user: { role: Role } | undefined,
  action: CatalogAction,
  subject: CatalogSubject,
): boolean {
  return user !== undefined && SENTENCES.some((allows) => allows(user, action, subject));
}

/** What was granted to an account: venues, with all records of their places, and organizers' pages. */
export interface Holdings {
  venueIds: ReadonlySet<number>;
  organizerIds: ReadonlySet<number>;
  /** Pages and venues of other accounts among those that the question is about. */
  foreignOrganizerIds: ReadonlySet<number>;
  foreignVenueIds: ReadonlySet<number>;
  /** Whether enough events of the account were approved; asked only with a question. */
  isTrusted: boolean;
}

/** Where an event takes place, and under whose name. */
export interface OwnedBy {
  venueId: number;
  organizerId: number | null;
}

/** An event is changed by administrators, and by the organizers of its venue or of its page. */
export function canChange(
  user: { role: Role },
  { venueIds, organizerIds }: Pick<Holdings, "venueIds" | "organizerIds">,
  { venueId, organizerId }: OwnedBy,
): boolean {
  if (can(user, "change", "event")) return true;
  const isOwn = venueIds.has(venueId) || (organizerId !== null && organizerIds.has(organizerId));
  return user.role !== "user" && isOwn;
}

/**
 * The same events are published without a moderator by accounts whose first events were approved, but under the page or at
 * the venue of another account only by its own organizers.
 */
export function canPublish(user: { role: Role }, holdings: Holdings, event: OwnedBy): boolean {
  if (can(user, "change", "event")) return true;
  const { foreignOrganizerIds, foreignVenueIds, isTrusted } = holdings;
  const isForeign =
    foreignVenueIds.has(event.venueId) ||
    (event.organizerId !== null && foreignOrganizerIds.has(event.organizerId));
  return isTrusted && !isForeign && canChange(user, holdings, event);
}
