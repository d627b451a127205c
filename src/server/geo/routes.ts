import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Location } from "#contract/geo.ts";
import { routes } from "#contract/urls.ts";
import type { IpPlaces } from "./ip-places.ts";

interface GeoDeps {
  ipPlaces: IpPlaces;
  defaultLocation: Location;
}

export const geoRoutes: FastifyPluginAsyncZod<GeoDeps> = async (app, { ipPlaces, defaultLocation }) => {
  app.get(
    routes.location,
    { schema: { tags: ["map"], summary: "Roughly where the caller is", response: { 200: Location } } },
    async (request, reply) => {
      const { latitude, longitude } = ipPlaces.locate(request.ip) ?? defaultLocation;
      reply.header("cache-control", "private, no-store");
      return { latitude, longitude };
    },
  );
};
