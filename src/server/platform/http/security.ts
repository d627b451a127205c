import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** Gives this answer the policy of an HTML page and returns the nonce its own scripts and styles must carry. */
    startPage(): string;
  }
}

export interface SecurityOptions {
  publicUrl: string;
  /** Vite adds styles of its own while developing, and cannot give them the nonce. */
  isDevelopment?: boolean;
  /** Whether a service elsewhere counts visits: nobody but its script knows where it sends them. */
  hasAnalytics?: boolean;
}

/** Answers that are not pages run nothing; a picture drawn as SVG may still style itself. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The one page that is made for the pages of others. */
const EMBEDDABLE = /^\/embed(\?|$)/;

/** What pages of others may show or read: feeds, GeoJSON, the map to embed and its background, pictures but for people's own. */
const FOR_PAGES_OF_OTHERS =
  /^\/(feeds|basemap|maps|og|pictures|posters|images\/(event|article)|api\/geojson)\/|^\/embed(\?|$)/;

const NONCE = "{nonce}";

interface PageKind {
  isDevelopment: boolean;
  hasAnalytics: boolean;
  /** Whether pages of others may show it in a frame. */
  isEmbeddable: boolean;
}

/** The policy of a kind of page, but for its nonce. */
function pagePolicy({ isDevelopment, hasAnalytics, isEmbeddable }: PageKind): string {
  return Object.entries({
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${NONCE}'`,
    "style-src-elem": isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${NONCE}'`,
    // Components place themselves with style attributes; those cannot load or run anything.
    "style-src-attr": "'unsafe-inline'",
    // Pictures from elsewhere come through a route of ours.
    "img-src": "'self' data: blob:",
    "connect-src": hasAnalytics ? "'self' https:" : "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": isEmbeddable ? "*" : "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/**
 * Headers that every answer carries. They are set first, so a route with needs of its own may replace any of them.
 */
export function registerSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const { isDevelopment = false, hasAnalytics = false } = options;
  const headers: Record<string, string> = {
    "content-security-policy": DATA_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  if (new URL(options.publicUrl).protocol === "https:") {
    headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  }

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (FOR_PAGES_OF_OTHERS.test(request.url)) reply.header("cross-origin-resource-policy", "cross-origin");
    // The one script whose own policy counts: it fetches on behalf of our pages.
    if (request.url.startsWith("/service-worker.js"))
      reply.header("content-security-policy", "default-src 'self'");
    done();
  });

  const ownPolicy = pagePolicy({ isDevelopment, hasAnalytics, isEmbeddable: false });
  const embeddedPolicy = pagePolicy({ isDevelopment, hasAnalytics, isEmbeddable: true });
  app.decorateReply("startPage", function startPage(this: FastifyReply) {
    const nonce = randomBytes(16).toString("base64");
    const policy = EMBEDDABLE.test(this.request.url) ? embeddedPolicy : ownPolicy;
    this.header("content-security-policy", policy.replaceAll(NONCE, nonce));
    return nonce;
  });
}
