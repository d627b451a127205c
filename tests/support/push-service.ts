import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AtEnd } from "./at-end.ts";

export interface PushedNote {
  title: string;
  body: string;
  url: string;
  tag: string;
}

interface Arrival {
  to: string;
  note: PushedNote;
  headers: Record<string, unknown>;
}

/** A push service on loopback, and browsers subscribed there: it holds the sender's token against its key and decrypts what comes. */
export async function startPushService(atEnd: AtEnd) {
  const arrivals: Arrival[] = [];
  const statuses = new Map<string, number>();
  let onArrival = () => {};
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const status = statuses.get(path) ?? 201;
    if (status === 201) {
      checkToken(String(request.headers.authorization), origin);
      arrivals.push({ to: path, note: browsers.get(path)!.decrypt(body), headers: request.headers });
      onArrival();
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrivals,
    statuses,
    /** What `PushSubscription.toJSON()` answers in a new browser. */
    subscribe() {
      const path = `/send/${randomBytes(12).toString("base64url")}`;
      const browser = newBrowser();
      browsers.set(path, browser);
      return { endpoint: origin + path, expirationTime: null, keys: browser.keys };
    },
    /** Called with each message, before it is answered. */
    watch(next: () => void) {
      onArrival = next;
    },
  };
}

function newBrowser() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    /** Undoes aes128gcm (RFC 8188) with keys of Web Push (RFC 8291); one record. */
    decrypt(body: Buffer): PushedNote {
      const salt = body.subarray(0, 16);
      const keyLength = body[20]!;
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
      const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** VAPID (RFC 8292): a token for this very service, signed with the key that it names. */
function checkToken(authorization: string, origin: string): void {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  if (!isSigned || aud !== origin || !/^mailto:/.test(sub)) throw new Error("A wrong token.");
}
