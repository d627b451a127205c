import { open, readFile, stat } from "node:fs/promises";
import { XMLParser } from "fast-xml-parser";
import { withoutEnd } from "#domain/without-end.ts";
import { tracedFetch } from "#server/platform/http-client/traced-fetch.ts";
import { type S3SigningKey, s3SignedHeaders } from "./sign-request.ts";

export interface BucketOptions extends S3SigningKey {
  /** The address of the bucket. */
  url: string;
}

interface Listing {
  ListBucketResult?: {
    Contents?: { Key?: string; LastModified?: string }[];
    NextContinuationToken?: string;
  };
}

const TIMEOUT_MS = 15_000;
/** For a part of a large object, over a slow line. */
const PART_TIMEOUT_MS = 10 * 60_000;
const PART_BYTES = 8 << 20;
/** Storage takes 10,000. */
const MAX_PARTS = 9_000;

const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

/** What S3-compatible storage refused, or that it does not answer. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** A bucket of S3-compatible storage, by the few calls that are needed of it. */
export function openBucket({ url: bucket, ...key }: BucketOptions) {
  const base = withoutEnd(bucket, /\//);

  async function ask(
    method: string,
    path: string,
    { body, type, timeoutMs = TIMEOUT_MS }: { body?: Uint8Array; type?: string; timeoutMs?: number } = {},
  ): Promise<Response> {
    const url = new URL(base + path);
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    const send = () =>
      tracedFetch("storage", url, {
        method,
        headers: s3SignedHeaders({ method, url, headers, body, at: new Date() }, key),
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: Buffer.from(body) }),
      });
    // Every request may be repeated, and storage asks for that now and then (503 Slow Down).
    const first = await send().catch(() => undefined);
    if (first && first.status < 500) return first;
    await first?.body?.cancel();
    return send().catch((cause: Error) => {
      throw new StorageError(`The storage at ${url.origin} does not answer.`, { cause });
    });
  }

  async function expectOk(answer: Response): Promise<Response> {
    if (answer.ok) return answer;
    const text = await answer.text().catch(() => "");
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
    throw new StorageError(`The storage answered ${answer.status}${code ? ` (${code})` : ""}.`);
  }

  const done = async (answer: Promise<Response>) =>
    void (await (await expectOk(await answer)).body?.cancel());
  const put = (name: string, body: Uint8Array, type: string, timeoutMs = TIMEOUT_MS) =>
    done(ask("PUT", `/${name}`, { body, type, timeoutMs }));

  async function remove(name: string): Promise<void> {
    const answer = await ask("DELETE", `/${name}`);
    if (answer.status !== 404) await expectOk(answer);
    await answer.body?.cancel();
  }

  async function putParts(name: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const begun = await expectOk(await ask("POST", `/${name}?uploads=`));
    const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1];
    if (id === undefined) throw new StorageError("The storage did not begin the upload.");
    const query = `uploadId=${encodeURIComponent(id)}`;
    try {
      const tags: string[] = [];
      for await (const body of parts) {
        const path = `/${name}?partNumber=${tags.length + 1}&${query}`;
        const answer = await expectOk(await ask("PUT", path, { body, timeoutMs: PART_TIMEOUT_MS }));
        tags.push(answer.headers.get("etag") ?? "");
        await answer.body?.cancel();
      }
      const list = tags.map(
        (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`);
      const ended = await expectOk(
        await ask("POST", `/${name}?${query}`, { body, timeoutMs: PART_TIMEOUT_MS }),
      );
      // Storage may begin a 200 before it knows.
      if ((await ended.text()).includes("<Error>"))
        throw new StorageError("The storage did not keep the upload.");
    } catch (error) {
      // Parts of an upload that was given up are paid for.
      await ask("DELETE", `/${name}?${query}`).catch(() => {});
      throw error;
    }
  }

  return {
    put,
    remove,

    /** Nothing where there is no such object. */
    async get(name: string): Promise<Response | undefined> {
      const answer = await ask("GET", `/${name}`, { timeoutMs: PART_TIMEOUT_MS });
      if (answer.status !== 404) return expectOk(answer);
      await answer.body?.cancel();
      return undefined;
    },

    /** A file of any size, of which a part at a time is in memory. */
    async putFile(name: string, path: string, partBytes = PART_BYTES): Promise<void> {
      const { size } = await stat(path);
      const bytes = Math.max(partBytes, Math.ceil(size / MAX_PARTS));
      if (size > bytes) return putParts(name, readParts(path, bytes));
      await put(name, await readFile(path), "application/octet-stream", PART_TIMEOUT_MS);
    },

    async *list(prefix: string): AsyncGenerator<{ name: string; atMs: number }> {
      let next: string | undefined;
      do {
        const more: string = next === undefined ? "" : `&continuation-token=${encodeURIComponent(next)}`;
        const path = `/?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`;
        const answer = await expectOk(await ask("GET", path));
        const { ListBucketResult: found } = xml.parse(await answer.text()) as Listing;
        for (const { Key = "", LastModified = "" } of found?.Contents ?? [])
          yield { name: Key, atMs: Date.parse(LastModified) };
        next = found?.NextContinuationToken;
      } while (next);
    },
  };
}

async function* readParts(path: string, bytes: number): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (;;) {
      const part = Buffer.allocUnsafe(bytes);
      let filled = 0;
      for (let read = -1; filled < bytes && read !== 0; filled += read)
        read = (await file.read(part, filled, bytes - filled)).bytesRead;
      if (filled > 0) yield part.subarray(0, filled);
      if (filled < bytes) return;
    }
  } finally {
    await file.close();
  }
}
