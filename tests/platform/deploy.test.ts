import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "#tests/support/databases.ts";
import { freePort } from "#tests/support/postgres.ts";

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");
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
    const site = read("nginx.conf")
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
