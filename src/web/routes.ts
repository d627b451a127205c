import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("shell/page-shell.tsx", [
    index("landing/landing-page.tsx"),
    route("*", "errors/not-found-route.tsx"),
  ]),
] satisfies RouteConfig;
