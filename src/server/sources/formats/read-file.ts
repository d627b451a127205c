import type { PreviewTable } from "#contract/admin-sources.ts";
import { AppError } from "#contract/app-error.ts";
import type { SourceFormat } from "#domain/event-import.ts";
import type { ColumnMapping } from "#domain/source/mapping.ts";
import { WorkerFailure } from "#server/platform/worker/pooled-worker.ts";
import { WorkerPool } from "#server/platform/worker/worker-pool.ts";
import type { ReadRow } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";

export interface FileTask {
  bytes: Uint8Array;
  /** Absent: guessed by the file's beginning. */
  format: SourceFormat | undefined;
  nowMs: number;
  /** Where it was fetched. */
  url?: string | undefined;
  mapping?: ColumnMapping | null | undefined;
  /** Describes the columns of a table; where they lack a title or a date no row is read. */
  wantsTable?: boolean | undefined;
}

export interface FileSummary {
  format: SourceFormat;
  source: string;
  table?: PreviewTable | undefined;
}

export interface FileReadLimits {
  deadlineMs: number;
  memoryMb: number;
}

export type FileReader = ReturnType<typeof openFileReader>;

const LIMITS: FileReadLimits = { deadlineMs: 30_000, memoryMb: 384 };
const THREADS = 2;
const QUEUE_LENGTH = 4;
const IDLE_MS = 10_000;

/** Reads untrusted files in threads of their own, so that no file can block this one. */
export function openFileReader({ deadlineMs, memoryMb }: FileReadLimits = LIMITS) {
  const pool = new WorkerPool<FileTask, ReadRow[], FileSummary>({
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
