import { generateKeyPairSync, sign } from "node:crypto";

interface CertificateOptions {
  host: string;
  beganAt: number;
  endsAt: number;
}

/** A certificate that signs itself, with its key, as PEM. */
export function makeCertificate({ host, beganAt, endsAt }: CertificateOptions): {
  key: string;
  cert: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  const commonName = der(0x06, Buffer.from("550403", "hex"));
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const content = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(beganAt), time(endsAt)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", content, privateKey)]));
  const body = sequence(content, ecdsaWithSha256, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)!.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));

/** "20261115120000Z" */
const time = (ms: number) =>
  der(0x18, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, "").slice(0, 14)}Z`));

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
