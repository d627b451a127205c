import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Settings } from "#server/settings.ts";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { freePort } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (name: string) => readFileSync(join(root, name), "utf8");
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const hasProgram = (name: string, flag: string) =>
  spawnSync(name, [flag], { env: { ...process.env, PATH } }).status === 0;

describe("the example for nginx", () => {
  const canRun = hasProgram("nginx", "-v") && hasProgram("openssl", "version");

  it.skipIf(!canRun)("OPS-41 is accepted by the nginx of this machine", async () => {
    const folder = newFolder();
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=events.example.org",
      ].concat(["-keyout", key, "-out", certificate]),
      { stdio: "ignore" },
    );
    // Ports that any user may open, and no IPv6, which a container may lack; everything else is as it ships.
    const site = read("deploy/nginx.conf")
      .replaceAll("[::]:", "127.0.0.1:")
      .replaceAll(/(listen\s+(?:127\.0\.0\.1:)?)80\b/g, `$1${await freePort()}`)
      .replaceAll(/(listen\s+(?:127\.0\.0\.1:)?)443\b/g, `$1${await freePort()}`)
      .replace(/(ssl_certificate\s+)\S+;/, `$1${certificate};`)
      .replace(/(ssl_certificate_key\s+)\S+;/, `$1${key};`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(" ");
    writeFileSync(
      join(folder, "nginx.conf"),
      `pid ${join(folder, "pid")}; error_log stderr; events {} http { access_log off; ${temporary}\n${site}\n}`,
    );
    const { status, stderr } = spawnSync("nginx", ["-t", "-p", folder, "-c", join(folder, "nginx.conf")], {
      env: { ...process.env, PATH },
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
  });
});

it("SEC-48 the example for nginx bounds connections and requests by address", () => {
  const site = read("deploy/nginx.conf");
  for (const kind of ["conn", "req"]) {
    const [, zone] =
      new RegExp(`^limit_${kind}_zone \\$binary_remote_addr zone=(\\w+):`, "m").exec(site) ?? [];
    expect(zone).toBeDefined();
    expect(site).toMatch(new RegExp(`^  limit_${kind} (zone=)?${zone}\\b`, "m"));
    expect(site).toContain(`limit_${kind}_status 429;`);
  }
});

describe("the units for systemd", () => {
  const names = ["whereabouts.service", "whereabouts-backup.service", "whereabouts-backup.timer"];

  it.skipIf(!hasProgram("systemd-analyze", "--version"))("OPS-51 are accepted by systemd", () => {
    const folder = newFolder();
    const files = names.map((name) => {
      const file = join(folder, name);
      writeFileSync(file, read(`deploy/${name}`).replaceAll("/opt/whereabouts", root.replace(/\/$/, "")));
      return file;
    });
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...files], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("OPS-44 OPS-51 read one settings file, whose example names settings that exist", () => {
    for (const name of names.slice(0, 2))
      expect(read(`deploy/${name}`)).toMatch(/^Environment=.*\bENV_FILE=\/etc\/whereabouts\.env\b/m);
    const given = read("deploy/whereabouts.env").matchAll(/^(?:# )?([A-Z_]+)=/gm);
    const unknown = [...given].map(([, name = ""]) => name).filter((name) => !(name in Settings.shape));
    expect(unknown).toEqual([]);
  });
});

describe("OPS-48 the container", () => {
  it("is given every setting of one file, and compose sets none that does not exist", () => {
    const compose = read("deploy/compose.yaml");
    const [service = ""] = compose.split(/^ {2}database:$/m);
    expect(service).toMatch(/env_file:\n\s+- path: \.env\n/);
    const set = [...(service.split(/^ {4}environment:$/m)[1] ?? "").matchAll(/^ {6}([A-Z_]+):/gm)];
    const names = set.map(([, name = ""]) => name);
    expect(names).toContain("TRUST_PROXY");
    expect(names.filter((name) => !(name in Settings.shape))).toEqual([]);
    // What it fixes is where things are inside; the rest can be chosen.
    const fixed = set.filter(
      ({ index }) => !/^.*\$\{/.test(service.split(/^ {4}environment:$/m)[1]!.slice(index)),
    );
    expect(fixed.map(([, name]) => name)).toEqual(["HOST", "PORT", "DATA_DIR"]);
  });

  it("holds what the server needs, and neither tests nor measurements", async () => {
    const dockerfile = read("Dockerfile");
    const paths = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\S+$/gm)].map(
      ([, from = ""]) => from,
    );
    for (const path of paths) expect(path).not.toMatch(/^(tests|bench|torture|docs|src\/web)\b/);
    const image = newFolder();
    for (const path of paths) {
      mkdirSync(dirname(join(image, path)), { recursive: true });
      if (path === "node_modules" || path === "build") symlinkSync(join(root, path), join(image, path));
      else cpSync(join(root, path), join(image, path), { recursive: true });
    }
    const [command = "", ...args] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
    const env = {
      DATABASE_URL: await newPostgresDatabase(),
      DATA_DIR: join(image, "data"),
      STREET_TILES_URL: "",
    };
    const server = startServerProcess(env, undefined, { cwd: image, command, args });
    const page = await fetch(await server.address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<title>");
  });

  it("is asked for its health at the port it listens on", () => {
    expect(read("Dockerfile")).toMatch(/^HEALTHCHECK .*process\.env\.PORT/m);
  });
});
