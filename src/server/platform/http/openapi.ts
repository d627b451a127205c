import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { FormFailure } from "#contract/admin.ts";
import { embedRoutes } from "#contract/embed-urls.ts";
import { ERROR_MESSAGES } from "#contract/error-messages.ts";
import { upperFirst } from "#contract/fill-in.ts";
import type { Site } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";
import { needsSession } from "./bearer.ts";
import { secretCookie } from "./session.ts";

/** The OpenAPI document, generated from the contract. Register before the routes. */
export async function registerOpenApi(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${site.name} API`,
        version: "1",
        license: { name: "MIT", identifier: "MIT" },
        description:
          "Local events on a world map: every call the web app makes, open to anyone. A call that is refused answers with an " +
          "English sentence (`error`), its stable name (`code`) and, where it has any, the sentence's parameters (`params`). " +
          "Programs act for a user by a token made in the profile (`Authorization: Bearer ...`); answers to them tell the limit of " +
          "calls in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`.",
      },
      servers: [{ url: site.publicUrl }],
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer", description: "A token of the profile's security page" },
          session: { type: "apiKey", in: "cookie", name: secretCookie(site.publicUrl, "session").name },
        },
      },
      // Most calls are open to anyone, and answer more to users.
      security: [{}, { token: [] }, { session: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      "openapiObject" in document ? withRefusals(document.openapiObject as OpenApi) : document.swaggerObject,
  });
  app.get(routes.openApi, { schema: { hide: true } }, async () => describedApi(app, site));
}

/** The document, by the site's present name. */
export function describedApi(app: FastifyInstance, { name }: Pick<Site, "name">) {
  const document = app.swagger();
  return { ...document, info: { ...document.info, title: `${name} API` } };
}

interface OpenApi {
  paths?: Record<string, Record<string, { responses?: object }>>;
  components?: { schemas?: object };
}

/** Any call may be refused: how that looks is described once, with the codes there are. Some calls take no token. */
function withRefusals(document: OpenApi): object {
  const failure = z.toJSONSchema(FormFailure);
  const components = {
    ...document.components,
    schemas: {
      ...document.components?.schemas,
      ErrorCode: {
        type: "string",
        enum: Object.keys(ERROR_MESSAGES),
        "x-messages": ERROR_MESSAGES,
      },
      Failure: {
        ...failure,
        properties: { ...failure.properties, code: { $ref: "#/components/schemas/ErrorCode" } },
      },
    },
    responses: {
      Refused: {
        description: "The call was refused",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
  const paths = Object.entries(document.paths ?? {}).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls).map(([method, call]) => [
        method,
        {
          operationId: operationIdOf(method, path, Object.keys(calls).length),
          ...call,
          ...(needsSession(method.toUpperCase(), path) && { security: [{}, { session: [] }] }),
          responses: { ...call.responses, "4XX": { $ref: "#/components/responses/Refused" } },
        },
      ]),
    ),
  ]);
  return withNamedProperties({ ...document, components, paths: Object.fromEntries(paths) }) as object;
}

/** Records of known keys as objects with these properties: generated clients and linters read no `propertyNames`. */
function withNamedProperties(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNamedProperties);
  if (typeof node !== "object" || node === null) return node;
  const { propertyNames, additionalProperties, required, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withNamedProperties(value)]),
  );
  const isRecord =
    Array.isArray((propertyNames as { enum?: unknown } | undefined)?.enum) && Array.isArray(required);
  if (isRecord)
    return {
      ...rest,
      properties: Object.fromEntries((required as string[]).map((name) => [name, additionalProperties])),
      required,
      additionalProperties: false,
    };
  return {
    ...rest,
    ...(propertyNames !== undefined && { propertyNames }),
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(required !== undefined && { required }),
  };
}

/** The name of each address in the contract, by which generated clients call it. */
const NAMES = new Map(
  Object.entries({ ...routes, ...embedRoutes }).map(([name, route]) => [describedPath(route), name]),
);

/** As the document writes a route: `:name` is `{name}`. */
function describedPath(route: string): string {
  return route.replace(/:(\w+)(\([^)]*\))?/g, "{$1}").replace(/(?<=.)\/$/, "");
}

/** Where one address has several calls, each is named with its method. */
function operationIdOf(method: string, path: string, calls: number): string {
  const name =
    NAMES.get(path) ?? path.replace(/[^a-z0-9]+(\w?)/gi, (_, letter: string) => letter.toUpperCase());
  return calls === 1 ? name : `${method}${upperFirst(name)}`;
}
