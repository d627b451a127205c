import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Inline elements that a page may run or apply, as CSP hash sources; see `inlineHash`. */
export interface InlineHashes {
  scripts?: readonly string[];
  styles?: readonly string[];
}

declare module "fastify" {
  interface FastifyReply {
    /** Gives this answer the policy of an HTML page, which may run no inline script or style but these. */
    setPagePolicy(inline: InlineHashes): void;
  }
}

export interface SecurityOptions {
  publicUrl: string;
  /** Vite adds styles of its own while developing, whose hashes are not known. */
  isDevelopment?: boolean;
  /** The script of a service elsewhere that counts visits; only it knows where it sends them. */
  analyticsUrl?: string | undefined;
}

/** Answers that are not pages run nothing; a picture drawn as SVG may still style itself. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Built files are no documents, and many: what only documents heed would be a tenth of a page's bytes on the line. */
const BUILT = "/assets/";

/** The map's worker imports what it shares with the page. Firefox asks the policy of the worker's own script for it. */
const BUILT_SCRIPT = /^\/assets\/[^?]+\.js(\?|$)/;
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/** The one page of the web app that is made for the pages of others; frames without script have a policy of their own. */
const EMBEDDABLE = /^\/embed(\?|$)/;

/**
 * What other sites may embed or read: feeds, GeoJSON, the map to embed and its background, frames and the component with its
 * data, pictures except users' own.
 */
const FOR_PAGES_OF_OTHERS =
  /^\/(feeds|basemap|maps|og|pictures|posters|images\/(event|article)|api\/(geojson|embed)|embed\/event)\/|^\/(embed(\/(list|month)|\.js)?|oembed)(\?|$)/;

/** The CSP source that allows an inline element with exactly this content. */
export function inlineHash(content: string | Buffer): string {
  return `'sha256-${hash("sha256", content, "base64")}'`;
}

/** A URL as a CSP source, which has no query and no separators of directives or policies. */
function urlSource(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}

/** Every directive of a page but those that depend on its inline elements. */
function fixedDirectives(hasAnalytics: boolean, isEmbeddable: boolean): string {
  return Object.entries({
    "default-src": "'self'",
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
  const { isDevelopment = false, analyticsUrl } = options;
  const ofAll: Record<string, string> = {
    "content-security-policy": DATA_POLICY,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  if (new URL(options.publicUrl).protocol === "https:") {
    ofAll["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  }
  const headers = {
    ...ofAll,
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
  };

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.url.startsWith(BUILT) ? ofAll : headers);
    if (FOR_PAGES_OF_OTHERS.test(request.url)) reply.header("cross-origin-resource-policy", "cross-origin");
    if (BUILT_SCRIPT.test(request.url)) reply.header("content-security-policy", SCRIPT_POLICY);
    // The other script whose own policy counts: it fetches on behalf of our pages.
    if (request.url.startsWith("/service-worker.js"))
      reply.header("content-security-policy", "default-src 'self'");
    done();
  });

  const scriptSources = analyticsUrl === undefined ? ["'self'"] : ["'self'", urlSource(analyticsUrl)];
  const ownDirectives = fixedDirectives(analyticsUrl !== undefined, false);
  const embeddedDirectives = fixedDirectives(analyticsUrl !== undefined, true);
  app.decorateReply("setPagePolicy", function setPagePolicy(this: FastifyReply, inline: InlineHashes) {
    const { scripts = [], styles = [] } = inline;
    // A hash beside 'unsafe-inline' would switch that off.
    const styleSources = isDevelopment ? ["'unsafe-inline'"] : styles;
    const policy = [
      ["script-src", ...scriptSources, ...scripts].join(" "),
      ["style-src-elem", "'self'", ...styleSources].join(" "),
      EMBEDDABLE.test(this.request.url) ? embeddedDirectives : ownDirectives,
    ];
    this.header("content-security-policy", policy.join("; "));
  });
}
