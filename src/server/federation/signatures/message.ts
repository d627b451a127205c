import type { KeyObject } from "node:crypto";

/** A request as signatures see it. */
export interface SignedMessage {
  method: "GET" | "POST";
  /** By the public address, whatever a proxy in front calls the host. */
  url: URL;
  headers: Record<string, string | undefined>;
  /** Empty for a request without one. */
  body: Buffer;
}

export interface SigningKey {
  /** The address of the public key. */
  id: string;
  /** Read once: reading it takes a third as long as signing with it. */
  privateKey: KeyObject;
}

/** A signature that was read from a request, before its key is known. */
export interface ReadSignature {
  keyId: string;
  bytes: Buffer;
  /** The texts that it may be of: servers disagree on whether a host has its port. */
  bases: string[];
}

/** Why a request is taken for unsigned; nothing of it is repeated. */
export class SignatureError extends Error {}

/** Clocks of servers differ, and queues take their time; a longer window would have to remember more against replays. */
export const WINDOW_MS = 3_600_000;

export function checkTime(atMs: number, nowMs: number): void {
  if (!(Math.abs(nowMs - atMs) <= WINDOW_MS)) throw new SignatureError("The signature is of another time.");
}

/** The hosts that a sender may have signed for this server. */
export function hostsOf(url: URL): string[] {
  return [...new Set([url.host, url.hostname])];
}
