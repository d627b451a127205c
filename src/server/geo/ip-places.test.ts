import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openIpPlaces } from "#server/geo/ip-places.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";

const places = openIpPlaces();

describe("where an address is", () => {
  it("knows a Bulgarian and an American address", () => {
    expect(places.locate("77.85.1.1")).toEqual({ latitude: 42.6975, longitude: 23.3242, countryCode: "BG" });
    expect(places.locate("8.8.8.8")).toMatchObject({ countryCode: "US" });
  });

  it("knows IPv6 addresses", () => {
    expect(places.locate("2a00:1450:4001::1")).toMatchObject({ countryCode: "DE" });
  });

  it("looks through the IPv6 wrapping of an IPv4 address", () => {
    const expected = places.locate("77.85.1.1");
    expect(places.locate("::ffff:77.85.1.1")).toEqual(expected);
    expect(places.locate("::FFFF:4d55:101")).toEqual(expected);
    expect(places.locate("0:0:0:0:0:ffff:4d55:0101")).toEqual(expected);
  });

  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "::1"],
    ["wrapped loopback", "::ffff:127.0.0.1"],
    ["private", "10.1.2.3"],
    ["private", "172.20.0.1"],
    ["private", "192.168.1.1"],
    ["wrapped private", "::ffff:192.168.1.1"],
    ["unique local", "fd12:3456::1"],
    ["link-local", "169.254.10.10"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["carrier-grade NAT", "100.64.0.1"],
    ["documentation", "203.0.113.7"],
    ["documentation", "2001:db8::7"],
    ["multicast", "224.0.0.1"],
    ["multicast", "ff02::1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "0.0.0.0"],
    ["unspecified", "::"],
  ])("has no place for a %s address, %s", (_kind, address) => {
    expect(places.locate(address)).toBeUndefined();
  });

  it.each([
    "",
    "abc",
    "1.2.3",
    "1.2.3.4.5",
    "999.1.1.1",
    "::ffff:1.2.3.400",
    "8.8.8.8:80",
    "[::1]",
    "%",
    "8.8.8.8\0",
  ])("has no place for malformed %j", (address) => {
    expect(places.locate(address)).toBeUndefined();
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6(),
          fc.string(),
          fc.ipV4().map((ip) => `::ffff:${ip}`),
        ),
        (text) => {
          const place = places.locate(text);
          if (!place) return;
          expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
        },
      ),
      { numRuns: fuzzRuns(500) },
    );
  });
});
