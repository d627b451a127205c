import type { FastifyReply, FastifyRequest } from "fastify";
import { secretCookie } from "#server/platform/http/session.ts";
import type { Profile } from "./actions.ts";
import type { Sealer } from "./sealed.ts";

const JOIN_SECONDS = 10 * 60;
const PURPOSE = "join";

export type JoinCookie = ReturnType<typeof joinCookie>;

/** Remembers in the browser which identity waits for the password of the account with its address. */
export function joinCookie(sealer: Sealer, publicUrl: string) {
  const { name, flags } = secretCookie(publicUrl, "join");
  return {
    keep(reply: FastifyReply, profile: Profile): void {
      reply.setCookie(name, sealer.seal(PURPOSE, profile, JOIN_SECONDS), { ...flags, maxAge: JOIN_SECONDS });
    },
    find: (request: FastifyRequest): Profile | undefined => sealer.open(PURPOSE, request.cookies[name]),
    forget(reply: FastifyReply): void {
      if (reply.request.cookies[name]) reply.clearCookie(name, flags);
    },
  };
}
