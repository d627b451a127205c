import { isRouteErrorResponse, Outlet } from "react-router";
import { FailurePage } from "#web/errors/failure-page.tsx";
import { NotFoundPage } from "#web/errors/not-found-page.tsx";
import { BottomBar } from "#web/menu/bottom-bar.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CachedFragment } from "#web/ui/cached-fragment.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import type { Route } from "./+types/page-shell.ts";
import classes from "./page-shell.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { TopBar } from "./top-bar.tsx";

const CONTENT_ID = "content";

/** The frame around every page but the map: bar, content, footer, and the thumb's bar on narrow screens. */
function PageFrame({ children }: { children: React.ReactNode }) {
  const { t } = useMessages();
  return (
    <div className={classes.frame}>
      <SkipLink to={CONTENT_ID}>{t("shell.skip")}</SkipLink>
      <CachedFragment name="header">
        <TopBar />
      </CachedFragment>
      <main id={CONTENT_ID} tabIndex={-1} className="column stretch">
        {children}
      </main>
      <CachedFragment name="footer">
        <SiteFooter />
        <BottomBar />
      </CachedFragment>
    </div>
  );
}

export default function PageShell() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <PageFrame>{isMissing ? <NotFoundPage /> : <FailurePage />}</PageFrame>;
}
