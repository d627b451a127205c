import { isIP } from "node:net";
import { connect } from "node:tls";
import { slowFact } from "./slow-fact.ts";

/** What the public address shows to browsers. */
export interface Certificate {
  beganAt: number;
  endsAt: number;
  /** Why this machine does not trust it, as a code of OpenSSL or Node. */
  problem: string | null;
}

export type CertificateFact = ReturnType<typeof certificateFact>;

const TIMEOUT_MS = 10_000;
const EVERY_MS = 6 * 3_600_000;
const RETRY_MS = 3_600_000;

/** Of the public address, where that is one of https. */
export function certificateFact(publicUrl: string, now: () => number) {
  const url = new URL(publicUrl);
  const isSecure = url.protocol === "https:";
  const ask = async () => (isSecure ? askCertificate(url) : undefined);
  return {
    host: isSecure ? url.host : null,
    ...slowFact({ ask, everyMs: EVERY_MS, retryMs: RETRY_MS, now }),
  };
}

/** Shakes hands and says nothing more. Rejects where the address cannot be reached. */
export function askCertificate(url: URL, timeoutMs = TIMEOUT_MS): Promise<Certificate> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>();
  const socket = connect({
    host,
    port: Number(url.port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    // It is looked at, whatever is wrong with it, and nothing is sent.
    rejectUnauthorized: false,
  });
  const inTime = () => socket.destroy(Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" }));
  const timer = setTimeout(inTime, timeoutMs);
  socket.on("error", reject);
  socket.on("close", () => {
    clearTimeout(timer);
    reject(new Error("the connection was closed"));
  });
  socket.on("secureConnect", () => {
    const certificate = socket.getPeerX509Certificate();
    if (certificate)
      resolve({
        beganAt: certificate.validFromDate.getTime(),
        endsAt: certificate.validToDate.getTime(),
        // Typed as an error, but it is the error's code.
        problem: socket.authorized ? null : String(socket.authorizationError),
      });
    socket.end();
  });
  return promise;
}
