import { AppError, wrongField } from "#contract/app-error.ts";
import type { PictureFormat } from "#contract/pictures.ts";
import { WorkerFailure } from "#server/platform/worker/pooled-worker.ts";
import { WorkerPool } from "#server/platform/worker/worker-pool.ts";

const DEADLINE_MS = 20_000;
const PROCESSES = 2;
const QUEUE_LENGTH = 32;
const IDLE_MS = 10_000;

export type PictureTask = { picture: Uint8Array } & (
  | { kind: "master" }
  | { kind: "variant"; width: number; format: PictureFormat }
  | { kind: "cut"; width: number; height: number }
);

export type PictureDecoder = ReturnType<typeof openPictureDecoder>;

/**
 * Decodes pictures of strangers in processes of their own, which end at a deadline and may crash. They also end when there is
 * nothing to do, with the memory that libvips keeps: the server never loads it.
 */
export function openPictureDecoder({ deadlineMs = DEADLINE_MS } = {}) {
  const pool = new WorkerPool<PictureTask, never, Uint8Array>({
    file: new URL("./decode.worker.ts", import.meta.url),
    size: PROCESSES,
    queueLength: QUEUE_LENGTH,
    deadlineMs,
    idleMs: IDLE_MS,
  });
  const make = async (task: PictureTask): Promise<Buffer> => {
    try {
      const { value } = await pool.run(task).next();
      return Buffer.from(value);
    } catch (error) {
      throw refusalOf(error);
    }
  };
  return {
    /** The picture as it is stored: upright, without metadata, in the largest size in use. */
    masterOf: (picture: Uint8Array) => make({ kind: "master", picture }),

    variantOf: (picture: Uint8Array, width: number, format: PictureFormat) =>
      make({ kind: "variant", picture, width, format }),

    /** The picture cut to a size, as a JPEG, which any drawing program reads. */
    cutOut: (picture: Uint8Array, width: number, height: number) =>
      make({ kind: "cut", picture, width, height }),

    close: () => pool.close(),
  };
}

function refusalOf(error: unknown): AppError {
  if (error instanceof WorkerFailure && (error.reason === "queue-full" || error.reason === "closed"))
    return new AppError("unavailable", { code: "busy" }, { cause: error });
  const isSlow = error instanceof WorkerFailure && error.reason === "deadline";
  return wrongField("image", { code: isSlow ? "pictureTooSlow" : "notPicture" });
}
