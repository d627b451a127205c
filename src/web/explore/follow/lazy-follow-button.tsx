import type { ComponentType } from "react";
import type { FollowButtonProps } from "#web/follow/follow-button.tsx";
import { lazyPart } from "#web/messages/lazy-part.tsx";

/** The map is there before its buttons to follow; their place is kept free. */
export const LazyFollowButton: ComponentType<FollowButtonProps> = lazyPart(
  () => import("#web/follow/follow-button.tsx").then(({ FollowButton }) => FollowButton),
  { fallback: <div style={{ flex: 1, minHeight: 44 }} />, tellsFailure: false },
);
