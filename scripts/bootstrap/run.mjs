import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { whenAbandoned } from "./parent.mjs";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const BIN = join(ROOT, "node_modules", ".bin");

/** A step that did not work; its message says all there is to say. */
export class Failure extends Error {}

/** The environment of the project's own programs, of which Node 26 is one; it keeps what it has compiled. */
export function projectEnv(extra = {}) {
  const compiled = join(ROOT, "node_modules", ".cache", "compiled");
  return {
    ...process.env,
    PATH: [BIN, process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: compiled,
    ...extra,
  };
}

/** The machine's own programs: npm must not run on the Node that it is about to replace. */
export function machineEnv(extra = {}) {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== BIN);
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}

/** Says one line, and the program's whole output only when it fails. */
export async function runQuietly(progress, command, args, env = projectEnv()) {
  if (progress) console.log(progress);
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const code = await ended(child);
  if (code !== 0) throw new Failure(`${Buffer.concat(output)}\n${[command, ...args].join(" ")} failed.`);
}

/** Runs a program in this terminal and resolves with its exit code. */
export function runHere(command, args, env = projectEnv()) {
  return ended(spawn(command, args, { cwd: ROOT, env, stdio: "inherit" }));
}

export function runNode(args) {
  return runHere(join(BIN, "node"), args);
}

function ended(child) {
  const lastAt = {};
  const forward = (signal) => {
    // A terminal tells the whole group of processes by itself, and npm passes on what it gets too: a
    // program must not take one Ctrl-C for two.
    const isRepeated = Date.now() - (lastAt[signal] ?? 0) < 1000;
    lastAt[signal] = Date.now();
    if (!isRepeated && !(signal === "SIGINT" && process.stdin.isTTY)) child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  // The shell in which npm runs its scripts dies of a signal without passing it on.
  const stay = process.env.npm_lifecycle_event ? whenAbandoned(() => forward("SIGTERM")) : () => {};
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Failure(`${child.spawnfile} cannot be run: ${error.message}`)));
    child.once("close", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    stay();
    for (const signal of signals) process.off(signal, forward);
  });
}
