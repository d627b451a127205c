import { createHmac, hash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

const KEY = { keyId: "AKIDTEST", secret: "a/secret+with=signs", region: "eu-test-1" };
const PAGE = 2;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Whether a request carries a valid signature of version 4, by the headers and the body that arrived. */
function isSigned({ method, url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const digest = hash("sha256", body, "hex");
  if (headers["x-amz-content-sha256"] !== digest) return false;
  const [path, query = ""] = url.split("?");
  const list = names.split(";").map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, path, query.split("&").sort().join("&"), list.join(""), names, digest];
  const scope = `${day}/${KEY.region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${headers["x-amz-date"]}\n${scope}\n${hash("sha256", canonical.join("\n"), "hex")}`;
  const steps = [day, KEY.region, "s3", "aws4_request", text];
  const made = steps.reduce<string | Buffer>(
    (key, step) => createHmac("sha256", key).update(step).digest(),
    `AWS4${KEY.secret}`,
  );
  return Buffer.from(made).toString("hex") === signature;
}

/** Storage that speaks S3 over loopback: it checks signatures, keeps objects, and lists them in pages of two. */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; atMs: number }>();
  const state = { status: 0, refused: 0, parts: 0, failingPart: 0 };
  /** Uploads in parts that are under way. */
  const unfinished = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (state.status) return response.writeHead(state.status).end();
    if (!isSigned(request, body)) {
      state.refused++;
      return response.writeHead(403).end();
    }
    const url = new URL(request.url!, "http://storage");
    const name = url.pathname.replace("/bucket/", "");
    if (url.searchParams.has("list-type")) {
      const prefix = url.searchParams.get("prefix") ?? "";
      const after = url.searchParams.get("continuation-token") ?? "";
      const rest = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort();
      const page = rest.slice(0, PAGE);
      const rows = page.map(
        ([key, { atMs }]) =>
          `<Contents><Key>${key}</Key><LastModified>${new Date(atMs).toISOString()}</LastModified></Contents>`,
      );
      const next =
        rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : "";
      return response.end(
        `<?xml version="1.0"?><ListBucketResult>${rows.join("")}${next}</ListBucketResult>`,
      );
    }
    const upload = url.searchParams.get("uploadId");
    if (url.searchParams.has("uploads")) {
      unfinished.set(`upload ${name}`, []);
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>upload ${name}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (upload !== null) {
      const parts = unfinished.get(upload);
      if (!parts) return response.writeHead(404).end();
      if (request.method === "DELETE") return response.writeHead(unfinished.delete(upload) ? 204 : 404).end();
      if (request.method === "PUT") {
        const number = Number(url.searchParams.get("partNumber"));
        if (number === state.failingPart) return response.writeHead(400).end("<Error/>");
        state.parts++;
        parts[number - 1] = body;
        return response.setHeader("etag", `"${hash("md5", body, "hex")}"`).end();
      }
      const tags = parts.map((part) => `"${hash("md5", part, "hex")}"`);
      const named = [...body.toString().matchAll(/<ETag>([^<]+)<\/ETag>/g)].map(([, tag]) => tag);
      if (named.join() !== tags.join()) return response.writeHead(400).end("<Error/>");
      unfinished.delete(upload);
      objects.set(name, { bytes: Buffer.concat(parts), atMs: Date.now() });
      return response.end("<CompleteMultipartUploadResult/>");
    }
    if (request.method === "PUT") objects.set(name, { bytes: body, atMs: Date.now() });
    if (request.method === "DELETE") return response.writeHead(objects.delete(name) ? 204 : 404).end();
    const found = objects.get(name);
    return found ? response.end(request.method === "GET" ? found.bytes : "") : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${endpoint}/bucket`;
  return {
    objects,
    unfinished,
    endpoint,
    state,
    key: KEY,
    url,
    settings: {
      UPLOADS_S3_URL: url,
      UPLOADS_S3_REGION: KEY.region,
      UPLOADS_S3_KEY_ID: KEY.keyId,
      UPLOADS_S3_SECRET: KEY.secret,
    },
  };
}
