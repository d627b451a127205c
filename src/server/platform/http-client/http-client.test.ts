import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANY_NETWORK, fetchGuarded, INTERNET, type Network } from "./http-client.ts";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const LIMITS = { maxBytes: 1_000, timeoutMs: 2_000 };
const fetchBytes = async (url: string, network: Network, limits = LIMITS) =>
  (await fetchGuarded(url, { ...limits, network })).body;
let answer: RequestListener;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.headers.host} ${request.url}`);
  answer(request, response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The Internet as the tests have it: names lead to given addresses, and one address on this machine is public. */
function network(names: Record<string, string[]>): Network & { resolved: string[] } {
  const resolved: string[] = [];
  return {
    resolved,
    async resolve(host) {
      resolved.push(host);
      return (names[host] ?? [host]).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
    isAllowed: (address) => address === "127.0.0.1" || INTERNET.isAllowed(address),
  };
}

const file: RequestListener = (_request, response) => {
  response.setHeader("content-type", "image/png").end(PNG);
};
const redirect =
  (location: string): RequestListener =>
  (request, response) => {
    if (request.url === "/go") response.writeHead(302, { location }).end();
    else file(request, response);
  };

async function fetching(url: string, internet: Network) {
  asked = [];
  return fetchBytes(url.replace("PORT", String(port)), internet, LIMITS);
}

describe("a file elsewhere", () => {
  it("is fetched from the address its host was resolved to, under its own name", async () => {
    answer = file;
    const internet = network({ "files.example": ["127.0.0.1"] });
    expect(await fetching("http://files.example:PORT/a.png?b", internet)).toEqual(PNG);
    expect(asked).toEqual([`files.example:${port} /a.png?b`]);
    expect(internet.resolved).toEqual(["files.example"]);
  });

  it("is fetched through redirects", async () => {
    answer = redirect("/real");
    expect(await fetching("http://127.0.0.1:PORT/go", network({}))).toEqual(PNG);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["this machine by name", "http://localhost:PORT/"],
    ["this machine", "http://127.0.0.1:PORT/"],
    ["this machine in hexadecimal", "http://0x7f.1:PORT/"],
    ["this machine as a number", "http://2130706433:PORT/"],
    ["this machine in IPv6", "http://[::1]:PORT/"],
    ["this machine as IPv4 in IPv6", "http://[::ffff:127.0.0.1]:PORT/"],
    ["a private address", "http://192.168.1.1/"],
    ["the link", "http://169.254.169.254/latest/meta-data"],
  ])("is not fetched from %s", async (_kind, url) => {
    answer = file;
    await expect(fetching(url, INTERNET)).rejects.toThrow("not a public address");
    expect(asked).toEqual([]);
  });

  it("is not fetched where one of a host's addresses is private", async () => {
    const internet = network({ "mixed.example": ["127.0.0.1", "10.0.0.1"] });
    await expect(fetching("http://mixed.example:PORT/", internet)).rejects.toThrow("not a public address");
    expect(asked).toEqual([]);
  });

  it("is not fetched from a host that turns private after it was checked", async () => {
    answer = file;
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const turning: Network = {
      ...network({}),
      resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    };
    expect(await fetching("http://rebinding.example:PORT/", turning)).toEqual(PNG);
    // One look-up: a second one could return another address (DNS rebinding).
    expect(answers).toEqual([["10.0.0.1"]]);
  });

  it.each(["http://10.0.0.1/", "http://[::ffff:10.0.0.1]/", "http://inside.example/"])(
    "does not lead to %s by a redirect",
    async (location) => {
      answer = redirect(location);
      const internet = network({ "inside.example": ["192.168.0.1"] });
      await expect(fetching("http://127.0.0.1:PORT/go", internet)).rejects.toThrow("not a public address");
      expect(asked).toHaveLength(1);
    },
  );

  it.each(["file:///etc/passwd", "ftp://127.0.0.1/", "data:image/png,x"])(
    "is not fetched from %s",
    async (url) => {
      await expect(fetching(url, network({}))).rejects.toThrow("not a web address");
      answer = redirect(url);
      await expect(fetching("http://127.0.0.1:PORT/go", network({}))).rejects.toThrow("not a web address");
    },
  );

  it("is not fetched with a password", async () => {
    await expect(fetching("http://a:b@127.0.0.1:PORT/", network({}))).rejects.toThrow("password");
  });

  it("is given up when it leads in a circle", async () => {
    answer = redirect("/go");
    await expect(fetching("http://127.0.0.1:PORT/go", network({}))).rejects.toThrow("too many times");
    expect(asked.length).toBeLessThan(6);
  });

  it("is given up when it is too large, whatever it said before", async () => {
    answer = (_request, response) => {
      response.setHeader("content-type", "image/png");
      response.write(Buffer.alloc(900));
      response.end(Buffer.alloc(900));
    };
    await expect(fetching("http://127.0.0.1:PORT/", network({}))).rejects.toThrow("too large");
  });

  it("is given up when its host says nothing, or stops in the middle", async () => {
    const hurry = { ...LIMITS, timeoutMs: 60 };
    answer = () => {};
    await expect(fetchBytes(`http://127.0.0.1:${port}/`, network({}), hurry)).rejects.toThrow(
      "not answer in time",
    );
    answer = (_request, response) => {
      response.setHeader("content-type", "image/png").write(PNG);
    };
    await expect(fetchBytes(`http://127.0.0.1:${port}/`, network({}), hurry)).rejects.toThrow(
      "not answer in time",
    );
    const mute: Network = { ...network({}), resolve: () => new Promise(() => {}) };
    await expect(fetchBytes("http://mute.example/", mute, hurry)).rejects.toThrow("not answer in time");
  });
});

describe("an answer of another server", () => {
  const asking = (path: string, options = {}) =>
    fetchGuarded(`http://127.0.0.1:${port}${path}`, { ...LIMITS, network: ANY_NETWORK, ...options });

  it("SRC-30 carries status, headers and where redirects led, and asks with the given headers", async () => {
    answer = (request, response) => {
      if (request.url === "/go") response.writeHead(301, { location: "/town.ics" }).end();
      else response.writeHead(request.headers["if-none-match"] === '"1"' ? 304 : 200, { etag: '"1"' }).end();
    };
    const found = await asking("/go", { headers: { "if-none-match": '"1"' } });
    expect(found).toMatchObject({ status: 304, url: `http://127.0.0.1:${port}/town.ics` });
    expect(found.headers.etag).toBe('"1"');
  });

  it("SRC-30 is unpacked, and counted after that: a small bomb is too large", async () => {
    answer = (_request, response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(Buffer.alloc(500, "a")));
    expect((await asking("/")).body.toString()).toBe("a".repeat(500));
    answer = (_request, response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(Buffer.alloc(5_000_000, "a")));
    await expect(asking("/")).rejects.toMatchObject({ problem: "too-large" });
  });

  it("SRC-30 that breaks off is no answer", async () => {
    answer = (_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half");
      setTimeout(() => response.destroy(), 20);
    };
    await expect(asking("/")).rejects.toMatchObject({ problem: "incomplete" });
    answer = (_request, response) => response.setHeader("content-encoding", "zip").end("x");
    await expect(asking("/")).rejects.toMatchObject({ problem: "encoding" });
  });
});
