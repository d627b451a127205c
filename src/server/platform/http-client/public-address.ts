import { BlockList, isIP } from "node:net";

// IANA's registries of special addresses: none of these is a host on the Internet.
const RESERVED_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

const RESERVED_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const reserved = new BlockList();
for (const [network, prefix] of RESERVED_IPV4) reserved.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of RESERVED_IPV6) reserved.addSubnet(network, prefix, "ipv6");
// Everything else in IPv6 is local, or another spelling of an IPv4 address.
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/** Whether an address belongs to a host on the Internet, and not to this machine or the network around it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && global.check(address, "ipv6") && !reserved.check(address, "ipv6");
}

/** Whether the host of a URL names this machine itself. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || (isIP(hostname) === 4 && hostname.startsWith("127."));
