import { ADMIN_ROLE, type Role } from "#domain/account.ts";

/** The seven actions of the specification, first and together, and what else an administrator needs. */
export const VIEW_GROUPS = {
  city: ["add-city"],
  venue: ["add-venue", "edit-venue", "delete-venue"],
  event: ["add-event", "edit-event", "delete-event"],
  people: ["moderation", "roles", "organizers"],
  data: [
    "events",
    "copy-event",
    "merge-cities",
    "merge-venues",
    "sources",
    "federation",
    "webhooks",
    "import",
    "export",
    "feedback",
    "log",
    "security",
    "speed",
  ],
  site: ["instance", "health"],
} as const;

export type ViewGroup = keyof typeof VIEW_GROUPS;
export type AdminView = (typeof VIEW_GROUPS)[ViewGroup][number];

/** Moderators enter the queue alone. */
export function mayEnter(role: Role | undefined, view: AdminView): boolean {
  return role === ADMIN_ROLE || (role === "moderator" && view === "moderation");
}

/** The view at an address below /admin. Any other address there, as the bare one, adds, or edits the event it names. */
export function readView(path: string | undefined, params: URLSearchParams): AdminView {
  const known = Object.values(VIEW_GROUPS)
    .flat()
    .find((view) => view === path);
  return known ?? (params.has("event") ? "edit-event" : "add-event");
}
