import { createHmac, hash } from "node:crypto";

export interface S3SigningKey {
  region: string;
  keyId: string;
  secret: string;
}

interface RequestToSign {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array | undefined;
  at: Date;
}

const sign = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers of a request to S3-compatible storage, signed by AWS Signature Version 4. */
export function s3SignedHeaders(
  { method, url, headers = {}, body, at }: RequestToSign,
  { region, keyId, secret }: S3SigningKey,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = time.slice(0, 8);
  const digest = hash("sha256", body ?? "", "hex");
  const sent: Record<string, string> = {
    ...headers,
    "x-amz-content-sha256": digest,
    "x-amz-date": time,
  };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(";");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join("");
  const request = [method, url.pathname, query, lines, names, digest].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, hash("sha256", request, "hex")].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(sign, sign(`AWS4${secret}`, day));
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${sign(key, text).toString("hex")}`,
  };
}
