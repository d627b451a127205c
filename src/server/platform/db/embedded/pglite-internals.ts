import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * All that depends on how PGlite works inside. When an upgrade changes it, `tests/platform/durability.test.ts` fails: it counts
 * what is flushed.
 */

/** The part of Emscripten's file system over node:fs that has no types of its own. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/** PGlite's own file system answers fsync without doing anything; a power cut would lose commits. */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push((module) => {
      const nodeFs = module.FS.filesystems.NODEFS as unknown as EmscriptenNodeFs;
      nodeFs.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) nodeFs.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    });
    return result;
  }
}
