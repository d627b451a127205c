import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { newFolder } from "#tests/support/databases.ts";

const SCRIPTS = fileURLToPath(new URL("../../scripts", import.meta.url));

/** A project with the real bootstrap around stand-ins for npm, the builder and the server. */
let root: string;
/** What the stand-ins were asked to do, in order. */
const log = () =>
  existsSync(join(root, "log")) ? readFileSync(join(root, "log"), "utf8").split("\n").slice(0, -1) : [];

function write(path: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}

function lockOf(version: string, extra = {}): string {
  return JSON.stringify({ packages: { "node_modules/fastify": { version }, ...extra } });
}

function bootstrap(command: string, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [join(root, "scripts/bootstrap.mjs"), command], {
    cwd: "/",
    env: { ...process.env, PATH: `${join(root, "machine")}:${process.env.PATH}`, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function run(command: string, env?: Record<string, string>) {
  const child = bootstrap(command, env);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

beforeEach(() => {
  root = join(newFolder(), "a clone with spaces");
  cpSync(SCRIPTS, join(root, "scripts"), { recursive: true });
  write("package-lock.json", lockOf("5.0.0"));
  write("node_modules/.package-lock.json", lockOf("5.0.0"));
  write("src/web/page.tsx", "one");
  write("src/server/main.ts", 'console.log("the server runs"); process.exitCode = 7;');
  mkdirSync(join(root, "node_modules/.bin"));
  symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
  write(
    "node_modules/.bin/react-router",
    '#!/bin/sh\necho "build" >> log\nmkdir -p build\nexit $BUILD_CODE\n',
    0o755,
  );
  const npm = [
    "#!/bin/sh",
    'echo "npm $*" >> log',
    'echo "a thousand lines"',
    '[ "$NPM_CODE" = "" ] || exit "$NPM_CODE"',
    "cp package-lock.json node_modules/.package-lock.json",
  ];
  write("machine/npm", `${npm.join("\n")}\n`, 0o755);
});

describe("start", () => {
  it("builds what is stale, and passes the server's exit code on", async () => {
    expect(await run("start")).toEqual({ code: 7, output: "Building the pages ...\nthe server runs\n" });
    expect(await run("start")).toEqual({ code: 7, output: "the server runs\n" });
    appendFileSync(join(root, "src/web/page.tsx"), "two");
    await run("start");
    expect(log()).toEqual(["build", "build"]);
  });

  it("does not build again for a changed test", async () => {
    await run("start");
    write("src/web/page.test.ts", "changed");
    await run("start");
    expect(log()).toEqual(["build"]);
  });

  it("builds again after a build that failed or was killed", async () => {
    await run("start");
    appendFileSync(join(root, "src/web/page.tsx"), "two");
    expect((await run("start", { BUILD_CODE: "1" })).code).toBe(1);
    writeFileSync(join(root, "src/web/page.tsx"), "one");
    await run("start");
    expect(log()).toEqual(["build", "build", "build"]);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "passes %s on once and waits for the server's end",
    async (signal) => {
      write(
        "src/server/main.ts",
        `let signals = 0;
      process.on("${signal}", () => {
        signals++;
        setTimeout(() => { console.log(\`stopped by \${signals}\`); process.exit(3); }, 300);
      });
      console.log("the server runs");
      setInterval(() => {}, 1000);`,
      );
      const child = bootstrap("start");
      let output = "";
      child.stdout?.on("data", (chunk) => (output += chunk));
      await expect.poll(() => output, { timeout: 20_000 }).toContain("the server runs");
      child.kill(signal);
      child.kill(signal);
      const [code] = await once(child, "close");
      expect(code).toBe(3);
      expect(output).toContain("stopped by 1");
    },
  );
});

describe("a server whose starter is gone", () => {
  /** Starts it through a shell that waits, as npm does, and returns both process ids. */
  async function startThroughShell() {
    write(
      "src/server/main.ts",
      `import { writeFileSync } from "node:fs";
      process.on("SIGTERM", () => { writeFileSync("stopped", ""); process.exit(0); });
      setInterval(() => {}, 1000);
      writeFileSync("pids", \`\${process.ppid} \${process.pid}\`);`,
    );
    const command = '"$@"; echo the shell goes on';
    const shell = spawn(
      "/bin/sh",
      ["-c", command, "sh", process.execPath, join(root, "scripts/bootstrap.mjs"), "start"],
      {
        env: { ...process.env, npm_lifecycle_event: "start" },
        stdio: "ignore",
      },
    );
    const pids = () => (existsSync(join(root, "pids")) ? readFileSync(join(root, "pids"), "utf8") : "");
    await expect.poll(pids, { timeout: 20_000 }).not.toBe("");
    const [bootstrapPid] = pids().split(" ").map(Number);
    return { shell, bootstrapPid: bootstrapPid! };
  }
  const isStopped = () => existsSync(join(root, "stopped"));

  it("stops when npm's shell dies of a signal that it does not pass on", async () => {
    const { shell } = await startThroughShell();
    shell.kill("SIGTERM");
    await expect.poll(isStopped, { timeout: 20_000 }).toBe(true);
  });

  it("stops when the bootstrap is killed", async () => {
    const { bootstrapPid } = await startThroughShell();
    process.kill(bootstrapPid, "SIGKILL");
    await expect.poll(isStopped, { timeout: 20_000 }).toBe(true);
  });
});

describe("install", () => {
  it("happens when the lock file asks for other versions, with one line of progress", async () => {
    write("package-lock.json", lockOf("5.1.0"));
    const { output } = await run("bench");
    expect(output).toContain("Installing dependencies (about a minute) ...");
    expect(output).not.toContain("a thousand lines");
    await run("bench");
    expect(log()).toEqual(["npm ci"]);
  });

  it("happens when a package is missing, but not for one that is optional", async () => {
    write(
      "package-lock.json",
      lockOf("5.0.0", { "node_modules/for-windows": { version: "1.0.0", optional: true } }),
    );
    await run("bench");
    expect(log()).toEqual([]);
    write("package-lock.json", lockOf("5.0.0", { "node_modules/zod": { version: "4.0.0" } }));
    await run("bench");
    expect(log()).toEqual(["npm ci"]);
  });

  it("happens when there is nothing yet, or a Node of another kind of machine", async () => {
    rmSync(join(root, "node_modules/.package-lock.json"));
    await run("bench");
    rmSync(join(root, "node_modules/.bin/node"));
    write("node_modules/.bin/node", "#!/bin/sh\nexit 126\n", 0o755);
    await run("bench");
    expect(log()).toEqual(["npm ci", "npm ci"]);
  });

  it("shows everything when it fails, and stops there", async () => {
    write("package-lock.json", lockOf("5.1.0"));
    const { code, output } = await run("start", { NPM_CODE: "1" });
    expect(code).toBe(1);
    expect(output).toContain("a thousand lines");
    expect(output).toContain("npm ci failed.");
    expect(log()).toEqual(["npm ci"]);
  });
});

describe("OPS-02 test, in a fresh clone", () => {
  const runner = (name: string, report: string, code: string) =>
    write(
      `node_modules/.bin/${name}`,
      `#!/bin/sh\necho "${name} $1" >> log\n${report}\nexit ${code}\n`,
      0o755,
    );
  const vitest = (code = "0") =>
    runner(
      "vitest",
      `for arg in "$@"; do case "$arg" in --outputFile.json=*) echo '{"numPassedTests":7,"numFailedTests":${code}}' > "\${arg#*=}";; esac; done`,
      code,
    );
  const playwright = (code = "0", report: object = {}) =>
    runner(
      "playwright",
      `echo '${JSON.stringify({ stats: { expected: 5, unexpected: Number(code), skipped: 3 }, ...report })}' > "$PLAYWRIGHT_JSON_OUTPUT_NAME"`,
      code,
    );

  beforeEach(() => {
    rmSync(join(root, "node_modules/.package-lock.json"));
    write("tests/browser/page.test.ts", "");
  });

  it("installs, builds, runs everything, and says how much passed", async () => {
    vitest();
    playwright();
    const { code, output } = await run("test", { CHROME_PATH: process.execPath });
    expect(log()).toEqual(["npm ci", "build", "vitest run", "playwright test"]);
    expect(output).toMatch(/^12 passed, 0 failed, 3 skipped$/m);
    expect(code).toBe(0);
  });

  it("runs the browser tests even when others failed, and fails", async () => {
    vitest("1");
    playwright();
    const { code, output } = await run("test", { CHROME_PATH: process.execPath });
    expect(output).toMatch(/^12 passed, 1 failed, 3 skipped$/m);
    expect(code).toBe(1);
  });

  it("BRO-07 names a test that passed only when it was repeated, and fails", async () => {
    vitest();
    const missing = { type: "skip", description: "webkit is not installed" };
    const skipped = {
      title: "map",
      tests: [{ projectName: "webkit", status: "skipped", annotations: [missing] }],
    };
    const flaky = { title: "opens", tests: [{ projectName: "phone", status: "flaky" }] };
    const sound = { title: "closes", tests: [{ projectName: "phone", status: "expected" }] };
    playwright("0", {
      suites: [
        { title: "sheet.test.ts", suites: [{ title: "a sheet", specs: [flaky, sound, skipped, skipped] }] },
      ],
    });
    const { code, output } = await run("test", { CHROME_PATH: process.execPath });
    expect(output).toContain("Flaky, passed only when repeated: sheet.test.ts › a sheet › [phone] opens\n");
    expect(output).not.toContain("closes");
    expect(output.match(/^Skipped: webkit is not installed$/gm)).toHaveLength(1);
    expect(output).toMatch(/^12 passed, 1 failed, 3 skipped$/m);
    expect(code).toBe(1);
  });

  it("does not pass without the browser that it was told of", async () => {
    vitest();
    playwright();
    const { code, output } = await run("test", { CHROME_PATH: "/no/such/browser" });
    expect(output).toContain("CHROME_PATH is /no/such/browser: no such file.");
    expect(code).toBe(1);
  });
});
