import { XMLParser } from "fast-xml-parser";
import { AppError } from "#contract/app-error.ts";
import { type SigningKey, signedHeaders } from "./sign-request.ts";
import { isUploadName } from "./upload-name.ts";
import type { UploadStore } from "./upload-store.ts";

export interface S3Options extends SigningKey {
  /** The address of the bucket. */
  url: string;
}

const TIMEOUT_MS = 15_000;
const FOLDER = "uploads/";

interface Listing {
  ListBucketResult?: {
    Contents?: { Key?: string; LastModified?: string }[];
    NextContinuationToken?: string;
  };
}

const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

/** Pictures in a bucket of S3-compatible storage. */
export function s3Store({ url: bucket, ...key }: S3Options): UploadStore {
  const base = bucket.replace(/\/+$/, "");

  async function ask(method: string, path: string, body?: Uint8Array): Promise<Response> {
    const url = new URL(base + path);
    const type = body && { "content-type": "image/webp" };
    const send = () =>
      fetch(url, {
        method,
        headers: signedHeaders({ method, url, headers: { ...type }, body, at: new Date() }, key),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: Buffer.from(body) }),
      });
    // Every request may be repeated, and storage asks for that now and then (503 Slow Down).
    const first = await send().catch(() => undefined);
    if (first && first.status < 500) return first;
    await first?.body?.cancel();
    return send().catch((cause) => {
      throw new AppError("unavailable", { code: "picturesDown" }, { cause });
    });
  }

  async function expectOk(answer: Response): Promise<Response> {
    if (answer.ok) return answer;
    await answer.body?.cancel();
    const cause = new Error(`The storage of pictures answered ${answer.status}.`);
    throw new AppError("unavailable", { code: "picturesDown" }, { cause });
  }

  return {
    async read(file) {
      const answer = await ask("GET", `/${FOLDER}${file}`);
      if (answer.status !== 404) return Buffer.from(await (await expectOk(answer)).arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },

    async write(file, bytes) {
      await (await expectOk(await ask("PUT", `/${FOLDER}${file}`, bytes))).body?.cancel();
    },

    async remove(file) {
      const answer = await ask("DELETE", `/${FOLDER}${file}`);
      if (answer.status !== 404) await expectOk(answer);
      await answer.body?.cancel();
    },

    async *list() {
      let next: string | undefined;
      do {
        const more: string = next === undefined ? "" : `&continuation-token=${encodeURIComponent(next)}`;
        const answer = await expectOk(
          await ask("GET", `/?list-type=2&prefix=${encodeURIComponent(FOLDER)}${more}`),
        );
        const { ListBucketResult: found } = xml.parse(await answer.text()) as Listing;
        for (const { Key = "", LastModified = "" } of found?.Contents ?? []) {
          const file = Key.slice(FOLDER.length);
          if (isUploadName(file)) yield { file, atMs: Date.parse(LastModified) };
        }
        next = found?.NextContinuationToken;
      } while (next);
    },
  };
}
