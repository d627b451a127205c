import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { Settings } from "./settings.ts";

describe("OPS-06 settings", () => {
  it("all have a default that works", () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.database.kind).toBe("embedded");
    expect(config.site.publicUrl).toBe("http://localhost:3000");
  });

  it("treat an empty value as not given", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  it("stop the start with every problem in one message", () => {
    const wrong = {
      PORT: "70000",
      PUBLIC_URL: "events",
      DATABASE_URL: "mysql://root:secret@db/whereabouts",
      TRUST_PROXY: "everyone",
      DEMO: "perhaps",
      DEFAULT_LOCATION: "100,0",
    };
    let message = "";
    try {
      readConfig(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain("secret");
  });

  it.each([
    ["TRUSTPROXY", "TRUST_PROXY"],
    ["SMPT_URL", "SMTP_URL"],
    ["database_url", "DATABASE_URL"],
    ["PUBLIC_ADDRESS", undefined],
    ["POSTGRES_PASSWORD", undefined],
    ["PATH", undefined],
    ["PORTS", undefined],
  ])("OPS-408 know a misspelt name: %s", (name, meant) => {
    const sentence = `${name} is not a setting: did you mean ${meant}?`;
    const read = () => readConfig({ [name]: "x", DEMO: "perhaps" }, [name]);
    expect(read).toThrow("DEMO must be auto, on or off");
    if (meant) expect(read).toThrow(sentence);
    else expect(read).not.toThrow("did you mean");
    // In the environment it may be another program's.
    expect(readConfig({ [name]: "x" }).warnings).toEqual(meant ? [sentence] : []);
  });

  it("OPS-408 say which log levels there are", () => {
    expect(() => readConfig({ LOG_LEVEL: "loud" })).toThrow("LOG_LEVEL must be fatal, error, warn,");
  });

  it("read whom to trust with a visitor's address", () => {
    expect(readConfig({ TRUST_PROXY: "false" }).trustProxy).toBe(false);
    // With a number of hops, a client that reaches the server directly could forge its address.
    expect(() => readConfig({ TRUST_PROXY: "2" })).toThrow("TRUST_PROXY");
    expect(readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toEqual([
      "loopback",
      "10.0.0.0/8",
    ]);
  });

  it("switch the street tiles off with an empty address", () => {
    expect(readConfig({}).basemap.streetTilesUrl).toMatch(/^https:/);
    expect(readConfig({ STREET_TILES_URL: "" }).basemap.streetTilesUrl).toBeUndefined();
    expect(() => readConfig({ STREET_TILES_URL: "streets" })).toThrow("STREET_TILES_URL");
  });

  it("NAV-11 lead to a page of ours where no payment page and no roadmap is named", () => {
    const { site } = readConfig({});
    expect([site.donateUrl, site.roadmapUrl]).toEqual(["/support#donate", "/support#roadmap"]);
    const given = { DONATE_URL: "https://pay.example", ROADMAP_URL: "https://board.example" };
    expect(readConfig(given).site).toMatchObject({
      donateUrl: "https://pay.example",
      roadmapUrl: "https://board.example",
    });
  });

  it("SEC-45 warn of production without the address that visitors use", () => {
    expect(readConfig({ NODE_ENV: "production" }).warnings.join()).toContain("PUBLIC_URL");
    expect(readConfig({}).warnings).toEqual([]);
    const whole = { NODE_ENV: "production", PUBLIC_URL: "https://events.example.org" };
    expect(readConfig(whole).warnings).toEqual([]);
  });

  it("cannot be changed after they are read", () => {
    expect(Object.isFrozen(readConfig({}).site)).toBe(true);
  });

  const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const shown = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => ({
    name: name as keyof typeof Settings.shape,
    value: value!,
  }));

  it("are each explained in .env.example, and nothing else is", () => {
    expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(Settings.shape).sort());
  });

  it("OPS-96 have in .env.example the default that they have", () => {
    const given = (name: keyof typeof Settings.shape, value?: string) =>
      Settings.shape[name].safeParse(value || undefined).data;
    const wrong = shown.filter(({ name, value }) => {
      const preset = given(name);
      return preset !== undefined && !isDeepStrictEqual(given(name, value), preset);
    });
    expect(wrong).toEqual([]);
  });

  it("OPS-96 are each named in docs/settings.md", () => {
    const settings = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
    const named = new Set([...settings.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
    expect(Object.keys(Settings.shape).filter((name) => !named.has(name))).toEqual([]);
  });
});
