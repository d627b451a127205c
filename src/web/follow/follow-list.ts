import type { Follow, Following } from "#contract/follows.ts";
import { routes, urls } from "#contract/urls.ts";
import { get, post, send } from "#web/session/api.ts";
import { type FollowTarget, isTargetFollowed } from "./follow-target.ts";

type Telling = Pick<Follow, "how" | "by">;

const DEFAULT: Telling = { how: "daily", by: ["mail"] };

/** What the user of this page follows; asked for once, when the first button needs it. */
let list: readonly Following[] | undefined;
let owner: string | undefined;
const listeners = new Set<() => void>();

function set(next: readonly Following[] | undefined): void {
  list = next;
  for (const tell of listeners) tell();
}

export const followList = {
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  now: () => list,

  /** Another user has another list. */
  async load(userId: string): Promise<void> {
    if (owner === userId) return;
    owner = userId;
    set(undefined);
    try {
      set(await get<Following[]>(routes.following));
    } catch {
      // The buttons offer to follow; the server knows what is followed already.
      owner = undefined;
    }
  },

  async follow(target: FollowTarget, telling: Telling = DEFAULT): Promise<Following> {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const entry = await post<Following>(routes.follow, { ...target, ...telling, timeZone });
    const others = (list ?? []).filter(({ id }) => id !== entry.id);
    set([...others, entry]);
    return entry;
  },

  async unfollow(id: string): Promise<void> {
    await send("DELETE", urls.unfollow(id));
    if (list) set(list.filter((entry) => entry.id !== id));
  },

  entryOf: (target: FollowTarget) => list?.find((entry) => isTargetFollowed(target, entry)),
};
