import type { FastifyRequest } from "fastify";
import { type Device, deviceOf } from "#domain/device.ts";
import { networksOf } from "./rate-limit.ts";

/** Where a request comes from, as far as sessions and the security log keep it. */
export interface Client extends Device {
  /** The address shortened to its network: /24 of IPv4, /48 of IPv6. */
  network: string | null;
}

export function clientOf({ headers, ip }: FastifyRequest): Client {
  const [narrow, wide] = networksOf(ip);
  return {
    ...deviceOf(headers["user-agent"]),
    network: wide?.who ?? narrow?.who.replace(/\.\d+$/, ".0/24") ?? null,
  };
}
