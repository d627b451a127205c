import { hash } from "node:crypto";
import type { PictureFormat } from "#contract/pictures.ts";
import { LruCache } from "#server/platform/cache/lru-cache.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { limitConcurrency } from "#server/platform/jobs/limit-concurrency.ts";
import { fetchPicture } from "./fetch-picture.ts";
import type { PictureDecoder } from "./picture-decoder.ts";
import type { PictureFiles } from "./picture-files.ts";

const FAILURE_MS = 10 * 60_000;
const FAILURES = { maxBytes: 8 << 20, maxEntries: 10_000 };

interface PictureDeps {
  files: PictureFiles;
  decoder: Pick<PictureDecoder, "masterOf" | "variantOf" | "cutOut">;
  network: Network;
  now: () => number;
  /** The bytes of a picture that was uploaded here, by its address. */
  uploaded?(url: string): Promise<Buffer | undefined>;
}

export type Pictures = ReturnType<typeof pictureActions>;

/** Pictures from elsewhere, fetched once and kept in the sizes that are asked for. */
export function pictureActions({ files, decoder, network, now, uploaded }: PictureDeps) {
  const takeTurn = limitConcurrency({ atOnce: 4, maxWaiting: 200 });
  const underWay = new Map<string, Promise<Buffer>>();
  const failedUntil = new LruCache<number>(FAILURES);

  /** Makes a file unless it is there or already being made. */
  function keep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = underWay.get(name);
    if (known) return known;
    const work = (async () => {
      const kept = await files.get(name);
      if (kept) return kept;
      const made = await make();
      // A full disk costs time, not pictures.
      await files.set(name, made).catch(() => undefined);
      return made;
    })().finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  }

  async function master(url: string): Promise<Buffer> {
    const key = keyOf(url);
    return keep(`${key}-master.webp`, async () => {
      const quietMs = (failedUntil.get(key) ?? 0) - now();
      // More than the whole pause is left where the clock was set back.
      if (quietMs > 0 && quietMs <= FAILURE_MS) throw new Error("The picture did not come a moment ago.");
      try {
        const own = await uploaded?.(url);
        return own ?? (await takeTurn(async () => decoder.masterOf(await fetchPicture(url, network))));
      } catch (error) {
        failedUntil.set(key, now() + FAILURE_MS, 0);
        throw error;
      }
    });
  }

  return {
    keep,

    variant(url: string, width: number, format: PictureFormat): Promise<Buffer> {
      return keep(`${keyOf(url)}-${width}.${format}`, async () => {
        const whole = await master(url);
        return takeTurn(() => decoder.variantOf(whole, width, format));
      });
    },

    async cutOut(url: string, width: number, height: number): Promise<Buffer> {
      const whole = await master(url);
      return takeTurn(() => decoder.cutOut(whole, width, height));
    },
  };
}

function keyOf(url: string): string {
  return hash("sha256", url, "base64url");
}
