import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportQuery } from "#contract/admin-import.ts";
import { routes } from "#contract/urls.ts";
import type { CatalogReader, StreamChoice } from "#server/catalog/read.ts";
import { countryOf } from "../form-error.ts";
import { type ExportFormat, exportFormat } from "./formats.ts";

const PAGE = 500;

interface ExportDeps {
  catalog: Pick<CatalogReader, "stream" | "findCities">;
  publicUrl: string;
}

export const exportRoutes: FastifyPluginAsyncZod<ExportDeps> = async (app, { catalog, publicUrl }) => {
  app.get(
    routes.exportEvents,
    {
      config: { permission: ["export", "event"] },
      schema: {
        tags: ["administration"],
        summary: "Events as a table, a calendar or JSON-LD, in the shapes that can be imported",
        querystring: ExportQuery,
      },
    },
    async ({ query }, reply) => {
      const { country, city, category, venue, from } = query;
      const countryCode = country && countryOf(country).code;
      const choice = {
        countryCode,
        cityIds: city ? (await catalog.findCities(countryCode, city)).map(({ id }) => id) : undefined,
        category,
        venue,
        from,
      };
      const format = exportFormat(query.format, publicUrl);
      return reply
        .type(format.type)
        .header("content-disposition", `attachment; filename="events.${format.extension}"`)
        .send(Readable.from(write(catalog, choice, format)));
    },
  );
};

/** Page by page, as fast as the reader takes them: the whole is never in memory. */
async function* write(
  catalog: ExportDeps["catalog"],
  choice: StreamChoice,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  yield format.head;
  let afterId = 0;
  for (;;) {
    const events = await catalog.stream(choice, afterId, PAGE);
    if (events.length > 0) yield format.body(events, afterId === 0);
    if (events.length < PAGE) break;
    afterId = events.at(-1)!.event.id;
  }
  yield format.tail;
}
