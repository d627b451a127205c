/** The seven actions on the catalogue, by what they act on, and what else an administrator needs. */
export const VIEW_GROUPS = {
  city: ["add-city"],
  venue: ["add-venue", "edit-venue", "delete-venue"],
  event: ["add-event", "edit-event", "delete-event"],
  data: ["sources", "copy-event", "import", "export", "feedback", "log", "speed"],
} as const;

export type ViewGroup = keyof typeof VIEW_GROUPS;
export type AdminView = (typeof VIEW_GROUPS)[ViewGroup][number];

/** The view at an address below /admin; nothing where there is none. A bare address adds, or edits the event it names. */
export function readView(path: string | undefined, params: URLSearchParams): AdminView | undefined {
  if (!path) return params.has("event") ? "edit-event" : "add-event";
  return Object.values(VIEW_GROUPS)
    .flat()
    .find((view) => view === path);
}
