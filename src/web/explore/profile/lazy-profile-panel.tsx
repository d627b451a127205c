import { lazy, Suspense } from "react";

/** The forms of the login come when someone needs them. */
const ProfilePanel = lazy(() =>
  import("./profile-panel.tsx").then(({ ProfilePanel }) => ({ default: ProfilePanel })),
);

export function LazyProfilePanel() {
  return (
    <Suspense>
      <ProfilePanel />
    </Suspense>
  );
}
