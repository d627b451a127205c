import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MB = 2 ** 20;
const V1 = "/sys/fs/cgroup/memory";
const V2 = "/sys/fs/cgroup";

/** A cgroup whose processes have so much memory together, without swap; only root can make one, and not in every container. */
export function limitMemory(megabytes: number) {
  const isV1 = existsSync(join(V1, "memory.limit_in_bytes"));
  const group = join(isV1 ? V1 : V2, `whereabouts-${process.pid}-${megabytes}`);
  const set = (name: string, value: number) => writeFileSync(join(group, name), String(value));
  try {
    mkdirSync(group);
    set(isV1 ? "memory.limit_in_bytes" : "memory.max", megabytes * MB);
    const swap = isV1 ? "memory.memsw.limit_in_bytes" : "memory.swap.max";
    if (existsSync(join(group, swap))) set(swap, isV1 ? megabytes * MB : 0);
  } catch {
    return undefined;
  }
  return {
    /** A command that runs another one inside. */
    wrap: (command: string): { command: string; args: string[] } => ({
      command: "/bin/sh",
      args: ["-c", `echo $$ > ${join(group, "cgroup.procs")} && exec ${command}`],
    }),
    /** Memory that cannot be given up without swap. */
    anonymousMb(): number {
      const name = isV1 ? "total_rss" : "anon";
      const stat = readFileSync(join(group, "memory.stat"), "utf8");
      return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(stat)?.[1] ?? 0) / MB;
    },
    /** Once its processes have ended. */
    remove: () => rmdirSync(group),
  };
}
