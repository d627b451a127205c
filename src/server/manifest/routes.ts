import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import { routes, urls } from "#contract/urls.ts";

const icon = (file: string, sizes: string, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.png`,
  sizes,
  type: "image/png",
  purpose,
});

/** What a device shows of the product once it is installed. */
function manifestOf({ name }: Site) {
  return {
    id: "/",
    name,
    short_name: name.slice(0, 12).trim(),
    description: "Local events on a world map",
    start_url: urls.map,
    scope: "/",
    display: "standalone",
    background_color: "#0B1220",
    theme_color: "#0B1220",
    categories: ["entertainment", "events", "travel"],
    icons: [
      icon("icon-192", "192x192", "any"),
      icon("icon-512", "512x512", "any"),
      icon("maskable-512", "512x512", "maskable"),
    ],
    shortcuts: [
      { name: "Map", url: urls.map },
      { name: "Concerts", url: urls.mapOfCategory("concert") },
      { name: "My Favorites", url: urls.myFavorites },
    ].map((shortcut) => ({ ...shortcut, icons: [icon("icon-192", "192x192", "any")] })),
  };
}

export async function manifestRoutes(app: FastifyInstance, { site }: { site: Site }): Promise<void> {
  app.get(routes.manifest, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header("content-type", "application/manifest+json; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(JSON.stringify(manifestOf(site))),
  );
}
