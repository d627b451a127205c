import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

/** Reads what HTML forms send, in both encodings, into the shape that JSON would have. Files are left out. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(URL_ENCODED, { parseAs: "string" }, (_request, body, done) => {
    done(null, valuesOf(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      try {
        return valuesOf(await new Response(new Uint8Array(body), { headers }).formData());
      } catch {
        throw new AppError("invalid", { code: "badForm" });
      }
    },
  );
}

/** A field that is there several times becomes a list. */
function valuesOf(fields: Iterable<[string, unknown]>): Record<string, string | string[]> {
  const lists = Map.groupBy(
    [...fields].filter((field): field is [string, string] => typeof field[1] === "string"),
    ([name]) => name,
  );
  return Object.fromEntries(
    [...lists].map(([name, all]) => {
      const values = all.map(([, value]) => value);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** Whether a browser will show the answer as a page: a form that was sent, or a link that was followed, without script. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  const type = headers["content-type"] ?? "";
  if (method === "POST" && !type.startsWith(URL_ENCODED) && !type.startsWith(MULTIPART)) return false;
  // Browsers without Sec-Fetch-Dest still send Accept.
  const destination = headers["sec-fetch-dest"];
  return destination === undefined
    ? (headers.accept ?? "").includes("text/html")
    : destination === "document";
}
