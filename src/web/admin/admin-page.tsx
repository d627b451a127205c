import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { data, redirect, useParams, useSearchParams } from "react-router";
import { AppError } from "#contract/app-error.ts";
import { urls } from "#contract/urls.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { SideScreen } from "#web/ui/side-nav.tsx";
import type { Route } from "./+types/admin-page.ts";
import { AdminSide } from "./admin-side.tsx";
import { mayEnter, readView } from "./admin-view.ts";
import { ViewOf } from "./view-of.tsx";
import "./load-messages.ts";

/** 404 for everyone but administrators and, at the queue, moderators, so that the page's existence is not revealed. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { user, isUserUnknown, services } = context.get(pageContext);
  if (isUserUnknown) throw new AppError("unavailable", { code: "unreachable" });
  const view = readView(params["*"], new URL(request.url).searchParams);
  if (user?.role === "moderator" && !params["*"]) throw redirect(urls.adminView("moderation"));
  if (!mayEnter(user?.role, view)) throw data(null, { status: 404 });
  return { basemap: services.basemap };
}

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const [client] = useState(() => new QueryClient());
  const [params] = useSearchParams();
  const view = readView(useParams()["*"], params);
  const content = useRef<HTMLElement>(null);
  // Filters of the table are in its address: another one is the same screen.
  const address = view === "events" ? view : `${view}?${params}`;
  const shownAddress = useRef(address);

  // Another action starts at its top, for keyboard and screen reader too.
  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    content.current?.focus({ preventScroll: true });
  }, [address]);

  return (
    <QueryClientProvider client={client}>
      <PageTitle text={t(`admin.view.${view}`)} />
      <meta name="robots" content="noindex" />
      <SideScreen side={<AdminSide view={view} />} contentRef={content}>
        {/* The key empties every choice when another action or another link is followed. */}
        <ViewOf key={address} view={view} link={params} basemap={loaderData.basemap} />
      </SideScreen>
    </QueryClientProvider>
  );
}
