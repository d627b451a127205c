import type { Follow, Following } from "#contract/follows.ts";

type Named<Kind> = Kind extends unknown ? Omit<Kind, "how" | "by" | "timeZone"> : never;

/** What can be followed, without how its news arrive. */
export type FollowTarget = Named<Follow>;

/** Whether this is what the entry follows; what was followed by another spelling of its name counts as another. */
export function isTargetFollowed(target: FollowTarget, entry: Following): boolean {
  return Object.entries(target).every(([name, value]) => entry[name] === value);
}

/** What the entry follows, to follow it again. */
export function followTarget(entry: Following): FollowTarget {
  const { id: _id, label: _label, how: _how, by: _by, ...target } = entry;
  return target as FollowTarget;
}
