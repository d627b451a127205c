import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const bytes = (value: string) => Buffer.from(value, "utf8");
const sha256 = (value: Buffer | string) => createHash("sha256").update(value).digest();

/** CBOR (RFC 8949), as far as authenticators write it. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, bytes(value).length), bytes(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

interface Ceremony {
  challenge: string;
  origin: string;
  /** Who signs in, where it is an answer of a known passkey. */
  flags?: number;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** A device with one passkey, in software: ES256 without attestation. */
export function softAuthenticator(rpID: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const authData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    bytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: "public-key",
    response,
    clientExtensionResults: {},
  });

  return {
    id,
    register(ceremony: Ceremony) {
      const cose = new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(cose)]);
      const flags = ceremony.flags ?? USER_PRESENT | USER_VERIFIED;
      const attestation = new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(flags | HAS_CREDENTIAL, credential)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      });
    },
    use(ceremony: Ceremony) {
      const data = authData(ceremony.flags ?? USER_PRESENT | USER_VERIFIED);
      const client = clientData("webauthn.get", ceremony);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}
