import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Site } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";

/** The OpenAPI document, generated from the contract. Register before the routes. */
export async function registerOpenApi(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${site.name} API`,
        version: "1",
        description: "Local events on a world map: every call the web app makes, open to anyone.",
      },
      servers: [{ url: site.publicUrl }],
    },
    transform: jsonSchemaTransform,
  });
  app.get(routes.openApi, { schema: { hide: true } }, async () => app.swagger());
}
