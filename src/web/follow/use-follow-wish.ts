import { useEffect } from "react";
import { takeFollowWish } from "./follow-wish.ts";

/** Follows what a guest asked for, once they have signed in; its code is loaded only then. */
export function useFollowWish(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    const target = takeFollowWish(Date.now());
    if (target) void import("./follow-list.ts").then(({ followList }) => followList.follow(target));
  }, [userId]);
}
