import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastsAsked } from "./toast.ts";

const ToastStack = lazy(() =>
  import("./toast-stack.tsx").then(({ ToastStack }) => ({ default: ToastStack })),
);

/** Where toasts appear, once there is one. */
export function Toasts() {
  const isAsked = useSyncExternalStore(toastsAsked.subscribe, toastsAsked.now, () => false);
  if (!isAsked) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
