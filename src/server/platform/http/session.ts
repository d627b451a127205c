import cookies from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { isAway } from "#server/platform/db/unreachable.ts";

/** Who is signed in, as far as other features may know. */
export interface Visitor {
  id: string;
  email: string;
  forename: string;
  surname: string;
  photo: string | null;
  role: Role;
  hasPassword: boolean;
  /** When this session began. */
  signedInAtMs: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; looked up once a request, and not at all without a cookie. */
    visitor(): Promise<Visitor | undefined>;
    /** The same for what guests are shown, too: who cannot be looked up now is taken for a guest. */
    visitorOrGuest(): Promise<Visitor | undefined>;
    /** The same as `visitor`, or a refusal. */
    requireVisitor(): Promise<Visitor>;
    /** An administrator, or the answer that there is nothing at this address. */
    requireAdmin(): Promise<Visitor>;
    /** The token of the session's cookie, whatever it is worth. */
    sessionToken(): string | undefined;
  }
  interface FastifyReply {
    setSession(token: string): FastifyReply;
    endSession(): FastifyReply;
  }
}

/** The answer to callers who may not know that there is something. */
export const nothingHere = () => new AppError("not-found", { code: "nothingHere" });

export const SESSION_SECONDS = 30 * 86_400;

export interface SessionOptions {
  publicUrl: string;
  /** The owner of a session that is alive, and whether it was prolonged just now. */
  findSession(token: string): Promise<{ visitor: Visitor; isRenewed: boolean } | undefined>;
}

/** Cookies that carry a secret: on HTTPS under a name that only this very host can set. */
export function secretCookie(publicUrl: string, name: string) {
  const secure = publicUrl.startsWith("https:");
  return {
    name: `${secure ? "__Host-" : ""}${name}`,
    flags: { path: "/", httpOnly: true, sameSite: "lax", secure } as const,
  };
}

/** Tells every route who is asking. */
export async function registerSessions(
  app: FastifyInstance,
  { publicUrl, findSession }: SessionOptions,
): Promise<void> {
  await app.register(cookies);
  const { name, flags } = secretCookie(publicUrl, "session");
  const lookups = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>();
  const replies = new WeakMap<FastifyRequest, FastifyReply>();

  app.addHook("onRequest", (request, reply, done) => {
    if (request.cookies[name]) replies.set(request, reply);
    done();
  });

  async function lookUp(request: FastifyRequest): Promise<Visitor | undefined> {
    const token = request.cookies[name];
    if (!token) return undefined;
    const session = await findSession(token);
    if (session?.isRenewed) replies.get(request)?.setSession(token);
    return session?.visitor;
  }

  app.decorateRequest("visitor", function visitor(this: FastifyRequest) {
    const known = lookups.get(this) ?? lookUp(this);
    lookups.set(this, known);
    return known;
  });
  app.decorateRequest("visitorOrGuest", async function visitorOrGuest(this: FastifyRequest) {
    try {
      return await this.visitor();
    } catch (error) {
      if (!isAway(error)) throw error;
      return undefined;
    }
  });
  app.decorateRequest("requireVisitor", async function requireVisitor(this: FastifyRequest) {
    const visitor = await this.visitor();
    if (!visitor) throw new AppError("unauthenticated", { code: "logIn" });
    return visitor;
  });
  app.decorateRequest("requireAdmin", async function requireAdmin(this: FastifyRequest) {
    const visitor = await this.visitor();
    if (visitor?.role !== ADMIN_ROLE) throw nothingHere();
    return visitor;
  });
  app.decorateRequest("sessionToken", function sessionToken(this: FastifyRequest) {
    return this.cookies[name];
  });
  app.decorateReply("setSession", function setSession(this: FastifyReply, token: string) {
    return this.setCookie(name, token, { ...flags, maxAge: SESSION_SECONDS });
  });
  app.decorateReply("endSession", function endSession(this: FastifyReply) {
    return this.clearCookie(name, flags);
  });
}
