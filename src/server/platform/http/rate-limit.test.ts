import { expect, it } from "vitest";
import { networksOf, tooMany } from "./rate-limit.ts";

it.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["::ffff:203.0.113.7", ["203.0.113.7"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:0db8:0001:0002::9", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
])("SEC-65 counts %s as %s", (address, networks) => {
  expect(networksOf(address).map(({ who }) => who)).toEqual(networks);
});

it.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
])("says how long %d seconds are", (retryAfterSeconds, words) => {
  const error = tooMany([{ hits: 2, isOver: true, retryAfterSeconds }]);
  expect(error.message).toBe(`Too many attempts. Please try again in ${words}.`);
  expect(error.retryAfterSeconds).toBe(retryAfterSeconds);
});
