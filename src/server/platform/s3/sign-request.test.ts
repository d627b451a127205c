import { expect, it } from "vitest";
import { s3SignedHeaders } from "./sign-request.ts";

const KEY = {
  region: "us-east-1",
  keyId: "AKIAIOSFODNN7EXAMPLE",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const at = new Date("2013-05-24T00:00:00Z");
const host = "https://examplebucket.s3.amazonaws.com";

interface Example {
  what: string;
  request: { method: string; url: URL; headers?: Record<string, string>; body?: Buffer };
  signature: string;
}

// The examples of Amazon's description of Signature Version 4 for S3.
it.each<Example>([
  {
    what: "a read of a part",
    request: { method: "GET", url: new URL(`${host}/test.txt`), headers: { range: "bytes=0-9" } },
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    what: "a write",
    request: {
      method: "PUT",
      url: new URL(`${host}/test%24file.text`),
      headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      body: Buffer.from("Welcome to Amazon S3."),
    },
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  },
  {
    what: "a list",
    request: { method: "GET", url: new URL(`${host}/?max-keys=2&prefix=J`) },
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
])("SUB-23 $what is signed as Amazon's example", ({ request, signature }) => {
  expect(s3SignedHeaders({ ...request, at }, KEY).authorization).toContain(`Signature=${signature}`);
});
