import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { fetchPicture } from "./fetch-picture.ts";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const answer = { status: 200, type: "image/png" };
const server = createServer((_request, response) =>
  response.writeHead(answer.status, { "content-type": answer.type }).end(PNG),
);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());
const fetching = () =>
  fetchPicture(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ANY_NETWORK);

it("a picture elsewhere is fetched", async () => {
  expect(await fetching()).toEqual(PNG);
});

it.each([
  ["a page", 200, "text/html"],
  ["a drawing that can run scripts", 200, "image/svg+xml"],
  ["nothing", 200, ""],
  ["an error", 404, "image/png"],
])("a picture is not %s", async (_kind, status, type) => {
  Object.assign(answer, { status, type });
  await expect(fetching()).rejects.toThrow();
});
