import { type ComponentProps, lazy, Suspense } from "react";

const FollowButton = lazy(async () => ({
  default: (await import("#web/follow/follow-button.tsx")).FollowButton,
}));

/** The map is there before its buttons to follow; their place is kept free. */
export function LazyFollowButton(props: ComponentProps<typeof FollowButton>) {
  return (
    <Suspense fallback={<div style={{ flex: 1, minHeight: 44 }} />}>
      <FollowButton {...props} />
    </Suspense>
  );
}
