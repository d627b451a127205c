import { useEffect, useRef } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { FailurePage } from "#web/errors/failure-page.tsx";
import { NotFoundPage } from "#web/errors/not-found-page.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Route } from "./+types/page-shell.ts";
import { BottomBar } from "./bottom-bar.tsx";
import classes from "./page-shell.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { TopBar } from "./top-bar.tsx";

const CONTENT_ID = "content";

/** The frame around every page but the map: bar, content, footer, and the thumb's bar on narrow screens. */
function PageFrame({ children }: { children: React.ReactNode }) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // After a navigation, keyboard and screen reader go on from the new page; the first page keeps the browser's start.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={classes.frame}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        {t("shell.skip")}
      </a>
      <TopBar />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
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
