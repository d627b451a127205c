import { AppError } from "#contract/app-error.ts";
import type { SourceFormat } from "#domain/event-import.ts";
import { WorkerFailure } from "#server/platform/worker/pooled-worker.ts";
import { WorkerPool } from "#server/platform/worker/worker-pool.ts";
import type { ReadRow } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";

export interface FileTask {
  bytes: Uint8Array;
  /** None: the file's beginning tells. */
  format: SourceFormat | undefined;
  nowMs: number;
}

export interface ReadLimits {
  deadlineMs: number;
  memoryMb: number;
}

export type FileReader = ReturnType<typeof openFileReader>;

const LIMITS: ReadLimits = { deadlineMs: 30_000, memoryMb: 384 };
const THREADS = 2;
const QUEUE_LENGTH = 4;
const IDLE_MS = 10_000;

/** Reads files of others in threads of their own: whatever a file does, this thread goes on answering. */
export function openFileReader({ deadlineMs, memoryMb }: ReadLimits = LIMITS) {
  const pool = new WorkerPool<FileTask, ReadRow[], { format: SourceFormat; source: string }>({
    file: new URL("./read-file.worker.ts", import.meta.url),
    size: THREADS,
    queueLength: QUEUE_LENGTH,
    deadlineMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    idleMs: IDLE_MS,
  });
  return {
    /** The rows of a file in batches; its bytes are handed over, and are gone here. */
    async *read(task: FileTask, signal?: AbortSignal) {
      const bytes = ownBytes(task.bytes);
      try {
        return yield* pool.run({ ...task, bytes }, { transfer: [bytes.buffer], signal });
      } catch (error) {
        throw error instanceof WorkerFailure ? refusalOf(error, deadlineMs) : error;
      }
    },
    close: () => pool.close(),
  };
}

/** Small buffers share their memory with others, and must be copied to be handed over. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

function refusalOf(failure: WorkerFailure, deadlineMs: number): Error {
  switch (failure.reason) {
    case "deadline":
      return wrongFile({ code: "fileTooSlow", params: { seconds: Math.ceil(deadlineMs / 1_000) } });
    case "memory":
      return wrongFile({ code: "fileTooHeavy" });
    case "queue-full":
    case "closed":
      return new AppError("unavailable", { code: "busy" }, { cause: failure });
    case "crash":
      return failure;
  }
}
