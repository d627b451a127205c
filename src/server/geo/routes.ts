import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Location } from "#contract/geo.ts";
import { routes } from "#contract/urls.ts";
import type { IpPlaces } from "./ip-places.ts";

interface GeoDeps {
  ipPlaces: IpPlaces;
  /** Where visitors are taken to be who are nowhere else. */
  defaultPlace: () => Location & { always: boolean };
}

export const geoRoutes: FastifyPluginAsyncZod<GeoDeps> = async (app, { ipPlaces, defaultPlace }) => {
  app.get(
    routes.location,
    { schema: { tags: ["map"], summary: "Roughly where the caller is", response: { 200: Location } } },
    async (request, reply) => {
      const place = defaultPlace();
      const { latitude, longitude } = (!place.always && ipPlaces.locate(request.ip)) || place;
      reply.header("cache-control", "private, no-store");
      return { latitude, longitude };
    },
  );
};
