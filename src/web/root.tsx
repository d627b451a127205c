// First, so that the screens' styles can override it.
import "virtual:theme.css";
import "./app.css";
import "./ui/kit.css";
import cyrillicFont from "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url";
import latinFont from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url";
import { type ReactNode, useContext, useEffect } from "react";
import { Links, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import { pictureUrl } from "#contract/pictures.ts";
import { routes } from "#contract/urls.ts";
import { chooseLocale, DEFAULT_LOCALE, directionOf, scriptOf } from "#domain/locale.ts";
import { FailurePage } from "#web/errors/failure-page.tsx";
import { FavoritesProvider } from "#web/favorites/favorites-provider.tsx";
import { useFollowWish } from "#web/follow/use-follow-wish.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { analyticsFor } from "#web/observe/analytics-for.ts";
import { AnalyticsScript } from "#web/observe/analytics-script.tsx";
import { Offline } from "#web/offline/offline.tsx";
import { NOTHING_SET, OwnLookContext } from "#web/session/own-look.ts";
import { pageContext } from "#web/session/page-context.ts";
import { followRestores } from "#web/session/restored-page.ts";
import { type RootData, useRootData } from "#web/session/root-data.ts";
import { useAccount } from "#web/session/use-account.ts";
import { PageArrival } from "#web/shell/page-arrival.tsx";
import { repeatEarlyInput } from "#web/start/early-input.ts";
import { HeadScript } from "#web/start/head-script.tsx";
import { PageScripts } from "#web/start/page-scripts.tsx";
import { SchemeScript } from "#web/start/scheme-script.tsx";
import { BAR_COLOR, followScheme } from "#web/ui/color-scheme.ts";
import { PageClock } from "#web/ui/page-clock.tsx";
import { ServerDocument } from "#web/ui/server-document.ts";
import { Toasts } from "#web/ui/toasts.tsx";
import type { Route } from "./+types/root.ts";

const ICON_PX = 64;

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const { services, user, requestId, renderedAtMs, languageFiles } = context.get(pageContext);
  const { headers } = request;
  const locale = chooseLocale(headers.get("accept-language"), headers.get("cookie"));
  const look = services.look(locale);
  return {
    locale,
    languageFile: languageFiles[`${locale}/every-page`],
    analyticsUrl: analyticsFor(services.analytics, new URL(request.url), user),
    site: services.site,
    ...(look && { look }),
    isGoogleConfigured: services.isGoogleConfigured,
    user,
    requestId,
    renderedAtMs,
  };
}

/** A change of the query alone, as every move of the map makes, changes nothing here; signing in asks anew in place. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isQueryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isQueryOnly && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRootData();
  const locale = frame?.locale ?? DEFAULT_LOCALE;
  const look = frame?.look;
  const { start } = useContext(ServerDocument);
  useEffect(followScheme, []);
  return (
    // The script in the head knows the colours that the server cannot.
    <html lang={locale} dir={directionOf(locale)} data-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={BAR_COLOR.light} suppressHydrationWarning />
        {look?.logo ? (
          <link
            rel="icon"
            href={pictureUrl({ owner: { site: "logo" }, image: look.logo }, ICON_PX, "webp")}
          />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={routes.manifest} />
        <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
        {scriptOf(locale) === "Cyrillic" && (
          <link rel="preload" as="font" type="font/woff2" href={cyrillicFont} crossOrigin="anonymous" />
        )}
        {frame?.languageFile && <link rel={start ? "later" : "modulepreload"} href={frame.languageFile} />}
        <HeadScript />
        <SchemeScript />
        <Meta />
        <Links />
        {look?.themeUrl && <link rel="stylesheet" href={look.themeUrl} />}
      </head>
      <body>
        <PageClock renderedAtMs={frame?.renderedAtMs}>
          <OwnLookContext value={look ?? NOTHING_SET}>
            <MessagesProvider locale={locale} labels={look?.labels}>
              {children}
            </MessagesProvider>
          </OwnLookContext>
        </PageClock>
        <Toasts />
        {frame?.analyticsUrl && <AnalyticsScript url={frame.analyticsUrl} />}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  const userId = useAccount()?._id;
  useEffect(repeatEarlyInput, []);
  useEffect(() => followRestores(userId), [userId]);
  useFollowWish(userId);
  return (
    <FavoritesProvider>
      <Outlet />
      <PageArrival />
      <Offline />
    </FavoritesProvider>
  );
}

/** Reached only when a page's frame fails, so it depends on nothing but the message catalogue. */
export function ErrorBoundary() {
  return <FailurePage />;
}
