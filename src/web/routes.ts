import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("map", "explore/map-page.tsx"),
  layout("shell/page-shell.tsx", [
    index("landing/landing-page.tsx"),
    route("reference", "reference/reference-page.tsx"),
    route("*", "errors/not-found-route.tsx"),
  ]),
] satisfies RouteConfig;
