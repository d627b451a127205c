import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** As `df` tells it: what only root may fill counts as in use. */
export async function diskOf(
  folder: string,
): Promise<{ diskBytes: number | null; diskUsedBytes: number | null }> {
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(folder);
    const used = (blocks - bfree) * bsize;
    return { diskBytes: used + bavail * bsize, diskUsedBytes: used };
  } catch {
    // A folder that is not made yet will be on the disk of the one around it.
    const around = dirname(folder);
    return around === folder ? { diskBytes: null, diskUsedBytes: null } : diskOf(around);
  }
}
