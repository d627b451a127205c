import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#contract/app-error.ts";
import { makePrivateFolder } from "#server/platform/private-folder.ts";
import { isUploadName } from "./upload-name.ts";
import type { UploadStore } from "./upload-store.ts";

export function folderStore(folder: string): UploadStore {
  return {
    async read(file) {
      try {
        return await readFile(join(folder, file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },

    async write(file, bytes) {
      makePrivateFolder(folder);
      // Under its name a file is always whole, also after a crash.
      const part = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(part, bytes);
        await rename(part, join(folder, file));
      } catch (cause) {
        throw new AppError("unavailable", { code: "picturesDown" }, { cause });
      } finally {
        await rm(part, { force: true });
      }
    },

    remove: (file) => rm(join(folder, file), { force: true }),

    async *list() {
      for (const file of await readdir(folder).catch(() => [])) {
        const found = isUploadName(file) && (await stat(join(folder, file)).catch(() => undefined));
        if (found) yield { file, atMs: found.mtimeMs };
      }
    },
  };
}
