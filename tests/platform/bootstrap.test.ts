import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
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
const START: string = JSON.parse(readFileSync(join(SCRIPTS, "../package.json"), "utf8")).scripts.start;

/** A project with the real bootstrap around stand-ins for npm, the compiler of messages, the builder and the server. */
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
  // As npm runs it.
  const [program, args, cwd] =
    command === "start"
      ? ["/bin/sh", ["-c", START], root]
      : [process.execPath, [join(root, "scripts/bootstrap.mjs"), command], "/"];
  const child = spawn(program, args, {
    cwd,
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
  write("scripts/make-database.ts", "");
  write(
    "scripts/messages.ts",
    `import { appendFileSync } from "node:fs";
    appendFileSync("log", \`messages \${process.argv.slice(2).join(" ")}\\n\`);
    process.exitCode = Number(process.env.MESSAGES_CODE ?? 0);`,
  );
  write("src/messages/en/page.ts", "one");
  write("package-lock.json", lockOf("5.0.0"));
  write("node_modules/.package-lock.json", lockOf("5.0.0"));
  write("src/web/page.tsx", "one");
  write("src/server/main.ts", 'console.log("the server runs"); process.exitCode = 7;');
  mkdirSync(join(root, "node_modules/.bin"));
  symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
  write(
    "node_modules/.bin/react-router",
    '#!/bin/sh\necho "$1" >> log\nmkdir -p build\nexit $BUILD_CODE\n',
    0o755,
  );
  // The program is a copy of its source.
  write(
    "node_modules/.bin/rolldown",
    `#!/bin/sh
    [ "$1" = --config ] || exit 0
    echo "program" >> programs
    mkdir -p build/program
    cp src/server/main.ts build/program/main.js\n`,
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
  symlinkSync(process.execPath, join(root, "machine/node"));
});

describe("start", () => {
  it("builds what is stale, and passes the server's exit code on", async () => {
    expect(await run("start")).toEqual({
      code: 7,
      output: "Building the pages ...\nPreparing the database ...\nthe server runs\n",
    });
    expect(await run("start")).toEqual({ code: 7, output: "the server runs\n" });
    appendFileSync(join(root, "src/web/page.tsx"), "two");
    await run("start");
    expect(log()).toEqual(["messages compile", "build", "build"]);
  });

  it("compiles messages that have changed, before what loads them is built", async () => {
    await run("start");
    appendFileSync(join(root, "src/messages/en/page.ts"), "two");
    const failed = await run("start", { MESSAGES_CODE: "1" });
    expect(failed.code).toBe(1);
    expect(failed.output).toContain("scripts/messages.ts compile failed.");
    await run("start");
    await run("start");
    const [compile, build] = ["messages compile", "build"];
    expect(log()).toEqual([compile, build, compile, compile, build]);
  });

  it("LEAN-26 makes the server's program of its sources, and runs that; pages have theirs", async () => {
    for (const folder of ["domain", "contract"]) write(`src/${folder}/one.ts`, "");
    await run("start");
    await run("start");
    appendFileSync(join(root, "src/server/main.ts"), "// two");
    await run("start");
    expect(log()).toEqual(["messages compile", "build"]);
    expect(readFileSync(join(root, "programs"), "utf8")).toBe("program\nprogram\n");
    // A service runs what was built, also where a source has changed since.
    write("src/server/main.ts", 'console.log("the newer server runs");');
    const serve = () => spawnSync(join(root, "scripts/serve"), { encoding: "utf8" });
    expect(serve()).toMatchObject({ status: 7, stdout: "the server runs\n" });
    rmSync(join(root, "build/program"), { recursive: true });
    expect(serve()).toMatchObject({
      status: 1,
      stderr: "The server is not built: run npm run build first.\n",
    });
  });

  it("does not build again for a changed test", async () => {
    await run("start");
    write("src/web/page.test.ts", "changed");
    await run("start");
    expect(log()).toEqual(["messages compile", "build"]);
  });

  it("builds again after a build that failed or was killed", async () => {
    await run("start");
    appendFileSync(join(root, "src/web/page.tsx"), "two");
    expect((await run("start", { BUILD_CODE: "1" })).code).toBe(1);
    writeFileSync(join(root, "src/web/page.tsx"), "one");
    await run("start");
    expect(log()).toEqual(["messages compile", "build", "build", "build"]);
  });

  it("LEAN-02 hands its process over to the server, so that none waits beside it", async () => {
    write("src/server/main.ts", 'console.log("the server is", process.pid);');
    const child = bootstrap("start");
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    await once(child, "close");
    expect(output).toContain(`the server is ${child.pid}\n`);
  });

  it("stops when npm is killed", async () => {
    write("src/server/main.ts", WAITING);
    const npm = spawn("/bin/sh", ["-c", `sh -c '${START}'; echo the shell goes on`], {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${join(root, "machine")}:${process.env.PATH}`,
        npm_lifecycle_event: "start",
      },
      stdio: "ignore",
    });
    await expect.poll(isWaiting).toBe(true);
    npm.kill("SIGKILL");
    await expect.poll(isStopped).toBe(true);
  });
});

/** A program that waits for its end, and tells both. */
const WAITING = `import { writeFileSync } from "node:fs";
  process.on("SIGTERM", () => { writeFileSync("stopped", ""); process.exit(0); });
  setInterval(() => {}, 1000);
  writeFileSync("waiting", "");`;
const isWaiting = () => existsSync(join(root, "waiting"));
const isStopped = () => existsSync(join(root, "stopped"));

describe("a command", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "passes %s on once and waits for the program's end",
    async (signal) => {
      write(
        "scripts/admin.ts",
        `let signals = 0;
      process.on("${signal}", () => {
        signals++;
        setTimeout(() => { console.log(\`stopped by \${signals}\`); process.exit(3); }, 300);
      });
      console.log("it runs");
      setInterval(() => {}, 1000);`,
      );
      const child = bootstrap("admin");
      let output = "";
      child.stdout?.on("data", (chunk) => (output += chunk));
      await expect.poll(() => output).toContain("it runs");
      child.kill(signal);
      child.kill(signal);
      const [code] = await once(child, "close");
      expect(code).toBe(3);
      expect(output).toContain("stopped by 1");
    },
  );

  it("stops when npm's shell dies of a signal that it does not pass on", async () => {
    write("scripts/admin.ts", WAITING);
    const shell = spawn(
      "/bin/sh",
      [
        "-c",
        '"$@"; echo the shell goes on',
        "sh",
        process.execPath,
        join(root, "scripts/bootstrap.mjs"),
        "admin",
      ],
      { env: { ...process.env, npm_lifecycle_event: "admin" }, stdio: "ignore" },
    );
    await expect.poll(isWaiting).toBe(true);
    shell.kill("SIGTERM");
    await expect.poll(isStopped).toBe(true);
  });
});

describe("install", () => {
  it("happens when the lock file asks for other versions, with one line of progress", async () => {
    write("package-lock.json", lockOf("5.1.0"));
    const { output } = await run("release");
    expect(output).toContain("Installing dependencies (about a minute) ...");
    expect(output).not.toContain("a thousand lines");
    await run("release");
    expect(log()).toEqual(["npm ci", "messages compile"]);
  });

  it("happens when a package is missing, but not for one that is optional", async () => {
    write(
      "package-lock.json",
      lockOf("5.0.0", { "node_modules/for-windows": { version: "1.0.0", optional: true } }),
    );
    await run("release");
    expect(log()).toEqual(["messages compile"]);
    write("package-lock.json", lockOf("5.0.0", { "node_modules/zod": { version: "4.0.0" } }));
    await run("release");
    expect(log()).toEqual(["messages compile", "npm ci"]);
  });

  it("happens when there is nothing yet, or a Node of another kind of machine", async () => {
    rmSync(join(root, "node_modules/.package-lock.json"));
    await run("release");
    rmSync(join(root, "node_modules/.bin/node"));
    write("node_modules/.bin/node", "#!/bin/sh\nexit 126\n", 0o755);
    await run("release");
    expect(log()).toEqual(["npm ci", "messages compile", "npm ci"]);
  });

  it("LEAN-03 is slimmed to what a built server needs, which commands and a start leave as it is", async () => {
    const tools = { "node_modules/vite": { version: "8.0.0", dev: true } };
    write("package-lock.json", lockOf("5.0.0", tools));
    write("node_modules/.package-lock.json", lockOf("5.0.0", tools));
    await run("start");
    const kept = ["index.js", "LICENSE.md", "data.json"];
    const removed = ["index.js.map", "index.d.ts", "index.d.cts", "README.md", "CHANGELOG.md"];
    for (const name of [...kept, ...removed]) write(`node_modules/fastify/lib/${name}`, "");
    for (const cache of [".cache/compiled", ".vitest-cache"]) write(`node_modules/${cache}/one`, "");
    expect((await run("slim")).code).toBe(0);
    expect(readdirSync(join(root, "node_modules/fastify/lib")).sort()).toEqual(kept.sort());
    expect(readdirSync(join(root, "node_modules"))).not.toEqual(
      expect.arrayContaining([expect.stringContaining("cache")]),
    );
    write("node_modules/.package-lock.json", lockOf("5.0.0"));
    write("scripts/admin.ts", "");
    await run("admin");
    expect((await run("start")).code).toBe(7);
    expect(log()).toEqual(["messages compile", "build", "npm prune --omit=dev"]);
    appendFileSync(join(root, "src/web/page.tsx"), "two");
    await run("start");
    expect(log().slice(3)).toEqual(["npm ci", "build"]);
  });

  it("shows everything when it fails, and stops there", async () => {
    write("package-lock.json", lockOf("5.1.0"));
    const { code, output } = await run("start", { NPM_CODE: "1" });
    expect(code).toBe(1);
    expect(output).toContain("a thousand lines");
    expect(output).toContain("npm ci failed.");
    expect(log()).toEqual(["npm ci"]);
  });

  it("OPS-100 says what to install where the library is missing that Node 26 needs", async () => {
    write("package-lock.json", lockOf("5.1.0"));
    write(
      "machine/npm",
      "#!/bin/sh\necho 'npm error node: error while loading shared libraries: libatomic.so.1: cannot open'; exit 127\n",
      0o755,
    );
    const { code, output } = await run("start");
    expect(code).toBe(1);
    expect(output).toContain("apt-get install libatomic1");
    expect(output).not.toContain("npm ci failed.");
  });
});

describe("check", () => {
  it("compiles messages before the checks that read them, and runs every check", async () => {
    const tools = ["tsc", "biome", "stylelint", "knip", "vitest"];
    for (const name of tools) write(`node_modules/.bin/${name}`, `#!/bin/sh\necho ${name} >> log\n`, 0o755);
    write("scripts/check-patterns.ts", "");
    expect(await run("check")).toMatchObject({
      code: 0,
      output: expect.stringContaining("All checks passed."),
    });
    expect(log().slice(0, 3)).toEqual(["messages compile", "messages check", "typegen"]);
    expect(log().slice(3).sort()).toEqual(tools.sort());
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
      `for arg in "$@"; do case "$arg" in --outputFile.json=*) echo '{"numPassedTests":7,"numFailedTests":${code},"testResults":[{"name":"sum.test.ts","assertionResults":[{"status":"${code === "0" ? "passed" : "failed"}","fullName":"adds"}]}]}' > "\${arg#*=}";; esac; done`,
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
    expect(log()).toEqual(["npm ci", "messages compile", "build", "vitest run", "playwright test"]);
    expect(output).toMatch(/^12 passed, 0 failed, 3 skipped$/m);
    expect(code).toBe(0);
  });

  it("runs the browser tests even when others failed, and fails", async () => {
    vitest("1");
    playwright();
    const { code, output } = await run("test", { CHROME_PATH: process.execPath });
    expect(output).toContain("Failed: sum.test.ts › adds\n");
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
    expect(output).toContain(
      "Failed: sheet.test.ts › a sheet › [phone] opens (passed only when it was repeated)\n",
    );
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
