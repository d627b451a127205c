import { ADMIN_ROLE, type Role } from "#domain/account.ts";

/** The actions on the catalogue, by what they act on, and what else an administrator needs. */
export const VIEW_GROUPS = {
  people: ["moderation", "roles", "organizers"],
  city: ["add-city"],
  venue: ["add-venue", "edit-venue", "merge-venues", "delete-venue"],
  event: ["events", "add-event", "edit-event", "delete-event"],
  data: [
    "sources",
    "federation",
    "webhooks",
    "copy-event",
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

/** The view at an address below /admin; nothing where there is none. A bare address adds, or edits the event it names. */
export function readView(path: string | undefined, params: URLSearchParams): AdminView | undefined {
  if (!path) return params.has("event") ? "edit-event" : "add-event";
  return Object.values(VIEW_GROUPS)
    .flat()
    .find((view) => view === path);
}
