import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each(["1.1.1.1", "8.8.8.8", "93.184.215.14", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "%s is on the Internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ["this machine", "127.0.0.1"],
  ["this machine", "127.8.8.8"],
  ["this machine", "0.0.0.0"],
  ["this machine", "::1"],
  ["this machine", "::"],
  ["a private network", "10.1.2.3"],
  ["a private network", "172.16.0.1"],
  ["a private network", "172.31.255.255"],
  ["a private network", "192.168.1.1"],
  ["a private network", "fd00::1"],
  ["a carrier's network", "100.64.0.1"],
  ["the link", "169.254.169.254"],
  ["the link", "fe80::1"],
  ["the link", "fe80::1%eth0"],
  ["everyone", "224.0.0.1"],
  ["everyone", "255.255.255.255"],
  ["everyone", "ff02::1"],
  ["IPv4 in IPv6", "::ffff:127.0.0.1"],
  ["IPv4 in IPv6", "::ffff:7f00:1"],
  ["IPv4 in IPv6", "::ffff:8.8.8.8"],
  ["IPv4 in IPv6", "::127.0.0.1"],
  ["IPv4 in IPv6", "64:ff9b::7f00:1"],
  ["IPv4 in IPv6", "64:ff9b:1::7f00:1"],
  ["a tunnel", "2002:7f00:1::"],
  ["a tunnel", "2001::7f00:1"],
  ["an example", "2001:db8::1"],
  ["an example", "192.0.2.1"],
  ["nothing", "localhost"],
  ["nothing", ""],
])("%s is not: %s", (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
