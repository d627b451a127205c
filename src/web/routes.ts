import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("map", "explore/map-page.tsx"),
  layout("shell/error-shell.tsx", [route("admin/*", "admin/admin-page.tsx")]),
  route("embed", "embed/embed-page.tsx"),
  route("calendar/*", "events/calendar-route.ts"),
  layout("shell/page-shell.tsx", [
    index("landing/landing-page.tsx"),
    route("event/*", "events/event-page.tsx"),
    route("venue/:slug/:category?", "places/venue-page.tsx"),
    route("city/:country/:city/:part?", "places/city-page.tsx"),
    route("login", "account/login-page.tsx"),
    route("auth/reset-password/:id/:token", "account/reset-page.tsx"),
    layout("account/profile-layout.tsx", [
      route("profile", "account/profile-page.tsx"),
      route("profile/favorites", "favorites/favorites-page.tsx"),
      route("profile/change-password", "account/change-password-page.tsx"),
      route("profile/delete-account", "account/delete-account-page.tsx"),
      route("profile/add-event", "account/own-events-page.tsx", { id: "add-event" }),
      route("profile/my-events", "account/own-events-page.tsx", { id: "my-events" }),
      route("add", "account/own-events-page.tsx", { id: "add" }),
    ]),
    route("blog", "blog/blog-page.tsx"),
    route("blog/:slug", "blog/article-page.tsx"),
    route("team", "content-pages/team-page.tsx"),
    route("support", "content-pages/support-page.tsx"),
    ...["terms", "privacy", "cookies", "data"].map((name) =>
      route(name, "content-pages/legal-page.tsx", { id: name }),
    ),
    route("offline", "offline/offline-page.tsx"),
    route("embed/make", "embed/maker-page.tsx"),
    route("language/:locale", "messages/language-route.ts"),
    route("reference", "reference/reference-page.tsx"),
    route("*", "errors/not-found-route.tsx"),
  ]),
] satisfies RouteConfig;
