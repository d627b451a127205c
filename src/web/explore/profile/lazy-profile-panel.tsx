import { lazy, Suspense } from "react";

/** The login forms are loaded when they are opened. */
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
