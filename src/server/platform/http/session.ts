import cookies from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { isAway } from "#server/platform/db/unreachable.ts";
import { bearerOf } from "./bearer.ts";

/** The signed-in user, as far as other features may know. */
export interface Visitor {
  id: string;
  email: string;
  forename: string;
  surname: string;
  photo: string | null;
  role: Role;
  hasPassword: boolean;
  /** The rights of the role wait for a second factor; until then the role is a user's. */
  needsSecondFactor: boolean;
  /** When this session began. */
  signedInAtMs: number;
  /** Came with an API token that may only read. */
  isReadOnly?: boolean;
  /** The API token that the call came with. */
  tokenId?: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The user of the session or of the API token; looked up once a request, and not at all without either. */
    visitor(): Promise<Visitor | undefined>;
    /** The same for pages that guests see too: while the database is away, the visitor counts as a guest. */
    visitorOrGuest(): Promise<Visitor | undefined>;
    /** The same as `visitor`, or a refusal. */
    requireVisitor(): Promise<Visitor>;
    /** An administrator, or the answer that there is nothing at this address. */
    requireAdmin(): Promise<Visitor>;
    /** The token of the session's cookie, valid or not; none for a call with an API token. */
    sessionToken(): string | undefined;
  }
  interface FastifyReply {
    setSession(token: string): FastifyReply;
    endSession(): FastifyReply;
  }
}

/** 404 rather than 403, so that callers without the right do not learn that it exists. */
export const nothingHere = () => new AppError("not-found", { code: "nothingHere" });

/** What a user without the right for a call is answered; a program is told that its token lacks it. */
export function noRight(request: FastifyRequest): AppError {
  return bearerOf(request) === undefined ? nothingHere() : new AppError("forbidden", { code: "tokenRight" });
}

export const SESSION_SECONDS = 30 * 86_400;

export interface SessionOptions {
  publicUrl: string;
  /** The owner of a session that is alive, and whether it was prolonged just now. */
  findSession(token: string): Promise<{ visitor: Visitor; isRenewed: boolean } | undefined>;
  /** The owner of an API token that may make this call, or a refusal. */
  openByToken(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
}

/** Cookies that carry a secret: on HTTPS under a name that only this very host can set. */
export function secretCookie(publicUrl: string, name: string) {
  const secure = publicUrl.startsWith("https:");
  return {
    name: `${secure ? "__Host-" : ""}${name}`,
    flags: { path: "/", httpOnly: true, sameSite: "lax", secure } as const,
  };
}

/** Decorates requests with the session's user. */
export async function registerSessions(
  app: FastifyInstance,
  { publicUrl, findSession, openByToken }: SessionOptions,
): Promise<void> {
  await app.register(cookies);
  const { name, flags } = secretCookie(publicUrl, "session");
  const lookups = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>();
  const replies = new WeakMap<FastifyRequest, FastifyReply>();

  app.addHook("onRequest", (request, reply, done) => {
    const token = bearerOf(request);
    if (token !== undefined) {
      const opened = openByToken(token, request, reply);
      lookups.set(request, opened);
      opened.then(() => done(), done);
      return;
    }
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
    if (visitor?.role !== ADMIN_ROLE) throw noRight(this);
    return visitor;
  });
  app.decorateRequest("sessionToken", function sessionToken(this: FastifyRequest) {
    return bearerOf(this) === undefined ? this.cookies[name] : undefined;
  });
  app.decorateReply("setSession", function setSession(this: FastifyReply, token: string) {
    return this.setCookie(name, token, { ...flags, maxAge: SESSION_SECONDS });
  });
  app.decorateReply("endSession", function endSession(this: FastifyReply) {
    return this.clearCookie(name, flags);
  });
}
