import { z } from "zod";

/** What the site does in the fediverse; none where FEDERATION is off. */
export interface FederationConfig {
  /** Servers whose messages are refused. */
  blockedHosts: string[];
  /** The only servers that are spoken with; empty: all. */
  allowedHosts: string[];
}

const hostList = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host)),
    "must be names of hosts separated by commas",
  )
  .default([]);

export const FEDERATION_SETTINGS = {
  FEDERATION: z.enum(["off", "on"], "must be off or on").default("off"),
  FEDERATION_BLOCK: hostList,
  FEDERATION_ALLOW: hostList,
};

interface Given {
  FEDERATION: "off" | "on";
  FEDERATION_BLOCK: string[];
  FEDERATION_ALLOW: string[];
  PUBLIC_URL?: string | undefined;
  PRIVATE_NETWORK: "deny" | "allow";
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether other servers can reach this one by its address, which they keep for good. */
export function canFederate({ FEDERATION, PUBLIC_URL, PRIVATE_NETWORK }: Given): boolean {
  if (FEDERATION === "off") return true;
  const url = PUBLIC_URL === undefined ? null : URL.parse(PUBLIC_URL);
  if (url?.pathname !== "/") return false;
  const isLoopback = LOOPBACK.has(url.hostname);
  return isLoopback ? PRIVATE_NETWORK === "allow" : url.protocol === "https:";
}

export const CANNOT_FEDERATE = {
  path: ["FEDERATION"],
  error:
    "needs a PUBLIC_URL such as https://events.example.org, without a path; an address of this machine does with PRIVATE_NETWORK=allow",
};

export function federationOf(given: Given): FederationConfig | undefined {
  if (given.FEDERATION === "off") return undefined;
  return { blockedHosts: given.FEDERATION_BLOCK, allowedHosts: given.FEDERATION_ALLOW };
}
