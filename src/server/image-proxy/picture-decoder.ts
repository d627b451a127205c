import { AppError, wrongField } from "#contract/app-error.ts";
import { WorkerFailure } from "#server/platform/worker/pooled-worker.ts";
import { WorkerPool } from "#server/platform/worker/worker-pool.ts";

const DEADLINE_MS = 20_000;
const PROCESSES = 2;
const QUEUE_LENGTH = 32;
const IDLE_MS = 10_000;

export type PictureDecoder = ReturnType<typeof openPictureDecoder>;

/** Decodes pictures of strangers in processes of their own, which end at a deadline and may crash. */
export function openPictureDecoder({ deadlineMs = DEADLINE_MS } = {}) {
  const pool = new WorkerPool<Uint8Array, never, Uint8Array>({
    file: new URL("./decode.worker.ts", import.meta.url),
    size: PROCESSES,
    queueLength: QUEUE_LENGTH,
    deadlineMs,
    idleMs: IDLE_MS,
  });
  return {
    /** The picture as it is stored: upright, without metadata, in the largest size in use. */
    async masterOf(picture: Uint8Array): Promise<Buffer> {
      try {
        const { value } = await pool.run(picture).next();
        return Buffer.from(value);
      } catch (error) {
        throw refusalOf(error);
      }
    },
    close: () => pool.close(),
  };
}

function refusalOf(error: unknown): AppError {
  if (error instanceof WorkerFailure && (error.reason === "queue-full" || error.reason === "closed"))
    return new AppError("unavailable", { code: "busy" }, { cause: error });
  const isSlow = error instanceof WorkerFailure && error.reason === "deadline";
  return wrongField("image", { code: isSlow ? "pictureTooSlow" : "notPicture" });
}
