import { lazyPart } from "#web/messages/lazy-part.tsx";

/** The login forms are loaded when they are opened. */
export const LazyProfilePanel = lazyPart(() =>
  import("./profile-panel.tsx").then(({ ProfilePanel }) => ProfilePanel),
);
