import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { z } from "zod";
import { MAX_PASSWORD, MIN_PASSWORD } from "#domain/account.ts";
import { withoutEnd } from "#domain/without-end.ts";
import { BACKUP_SETTINGS, CANNOT_BACK_UP, canBackUp } from "./backup/settings.ts";
import { CANNOT_FEDERATE, canFederate, FEDERATION_SETTINGS } from "./federation/settings.ts";
import { addressProblem, type Purpose } from "./platform/db/postgres-address.ts";

const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address such as https://events.example.org",
});

const postgresAddress = (purpose: Purpose) =>
  z.string().superRefine((text, context) => {
    const problem = addressProblem(text, purpose);
    if (problem) context.addIssue(problem);
  });

/** As OpenTelemetry names them. */
const TRACE_SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
];

const proxyNames = ["loopback", "linklocal", "uniquelocal"];
const isProxyRange = (text: string) => {
  const [address = "", prefix = "0"] = text.split("/");
  return (
    proxyNames.includes(text) || (isIP(address) > 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= 128)
  );
};

/** The text of a PEM file. */
function readPrivateKey(file: string, context: z.RefinementCtx): string {
  try {
    const text = readFileSync(file, "utf8");
    createPrivateKey(text);
    return text;
  } catch {
    context.addIssue("must name a file with a private key (PEM) that this user may read");
    return z.NEVER;
  }
}

/** Every setting, its default and what it must look like. `.env.example` explains each. */
export const Settings = z
  .object({
    PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default("localhost"),
    PUBLIC_URL: webAddress.transform((url) => withoutEnd(url, /\//)).optional(),
    DATA_DIR: z.string().min(1).default("data"),
    DATABASE_URL: postgresAddress("writing").optional(),
    DATABASE_REPLICA_URL: postgresAddress("reading").optional(),
    TRUST_PROXY: z
      .string()
      .transform((text, context) => {
        if (text === "false") return false;
        const ranges = text.split(",").map((range) => range.trim());
        if (!ranges.every(isProxyRange))
          context.addIssue("must be false, or the proxies' addresses separated by commas");
        return ranges;
      })
      .default(false),
    DEMO: z.enum(["auto", "on", "off"], "must be auto, on or off").default("auto"),
    DEFAULT_LOCATION: z
      .string()
      .regex(/^-?\d+(\.\d+)?,\s*-?\d+(\.\d+)?$/, "must be latitude,longitude")
      .transform((text) => text.split(",").map(Number))
      .refine(
        ([latitude = 0, longitude = 0]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
        "must be a place on Earth",
      )
      .default([42.6977, 23.3219]),
    BASEMAP_PACKS: z.string().optional(),
    STREET_TILES_URL: z.union([z.literal(""), webAddress]).default("https://tiles.openfreemap.org/planet"),
    UPLOADS_S3_URL: webAddress.optional(),
    UPLOADS_S3_REGION: z.string().min(1).default("us-east-1"),
    UPLOADS_S3_KEY_ID: z.string().min(1).optional(),
    UPLOADS_S3_SECRET: z.string().min(1).optional(),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: "must be a mail server's address such as smtp://user:password@host:587",
      })
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    MAIL_BOUNCE_ADDRESS: z
      .email("must be an email address")
      // With the plus and the token the part before the at sign has 64 characters at most.
      .regex(/^[^+@]{1,31}@/, "must have at most 31 characters before the at sign, and no plus")
      .optional(),
    MAIL_BOUNCE_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[\w.-]+$/, "must be the name of a DKIM selector")
      .optional(),
    DKIM_KEY_FILE: z.string().transform(readPrivateKey).optional(),
    DKIM_DOMAIN: z.hostname("must be the name of a domain").optional(),
    MAILBOX_KEY: z
      .string()
      .regex(/^[\w-]{16,}$/, "must have at least 16 letters, digits, - or _")
      .optional(),
    GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    SECOND_FACTOR: z
      .enum(["optional", "administrators"], "must be optional or administrators")
      .default("optional"),
    SECRETS_KEY_FILE: z.string().min(1).optional(),
    ADMIN_EMAIL: z.email("must be an email address").toLowerCase().optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`)
      .max(MAX_PASSWORD, `must have at most ${MAX_PASSWORD} characters`)
      .optional(),
    CONTENT_API_URL: webAddress.optional(),
    CONTENT_API_TOKEN: z.string().optional(),
    GEOCODER_URL: webAddress.optional(),
    GEOCODER_KIND: z.enum(["nominatim", "photon"], "must be nominatim or photon").default("nominatim"),
    PRIVATE_NETWORK: z.enum(["deny", "allow"], "must be deny or allow").default("deny"),
    ...FEDERATION_SETTINGS,
    ...BACKUP_SETTINGS,
    WORKERS: z.coerce
      .number("must be a whole number")
      .int("must be a whole number")
      .min(1)
      .max(256)
      .default(1),
    MAX_WAIT_MS: z.coerce.number("must be a number of milliseconds").int().min(100).default(500),
    MAX_REQUESTS: z.coerce.number("must be a whole number").int().min(1).default(2_000),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_SERVICE_NAME: z.string().min(1).optional(),
    OTEL_TRACES_SAMPLER: z.enum(TRACE_SAMPLERS, `must be one of ${TRACE_SAMPLERS.join(", ")}`).optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number("must be a share from 0 to 1").min(0).max(1).optional(),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    UPDATE_CHECK_URL: webAddress.optional(),
    ANALYTICS_URL: webAddress.optional(),
    CDN_PURGE_URL: webAddress.optional(),
    CDN_PURGE_TOKEN: z.string().min(1).optional(),
    PRODUCTION_HOST: z.hostname("must be the name of a host").optional(),
    LOG_LEVEL: z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be fatal, error, warn, info, debug, trace or silent",
      )
      .default("warn"),
    SITE_NAME: z.string().min(1).max(60).default("Whereabouts"),
    CONTACT_EMAIL: z.email("must be an email address").default("hello@whereabouts.example"),
    DONATE_URL: webAddress.optional(),
    ROADMAP_URL: webAddress.optional(),
  })
  .refine(({ WORKERS, DATABASE_URL }) => WORKERS === 1 || DATABASE_URL, {
    path: ["WORKERS"],
    error: "needs DATABASE_URL: an embedded database serves one process",
  })
  .refine(({ MAIL_BOUNCE_TOKEN, MAIL_BOUNCE_ADDRESS }) => !MAIL_BOUNCE_TOKEN || MAIL_BOUNCE_ADDRESS, {
    path: ["MAIL_BOUNCE_TOKEN"],
    error: "needs MAIL_BOUNCE_ADDRESS, to which reports go",
  })
  .refine(({ DKIM_SELECTOR, DKIM_KEY_FILE }) => !DKIM_SELECTOR === !DKIM_KEY_FILE, {
    path: ["DKIM_SELECTOR"],
    error: "and DKIM_KEY_FILE are needed together",
  })
  .refine(
    ({ UPLOADS_S3_URL: url, UPLOADS_S3_KEY_ID: keyId, UPLOADS_S3_SECRET: secret }) =>
      !url === !keyId && !url === !secret,
    { path: ["UPLOADS_S3_URL"], error: "needs UPLOADS_S3_KEY_ID and UPLOADS_S3_SECRET, and they need it" },
  )
  .refine(canFederate, CANNOT_FEDERATE)
  .refine(canBackUp, CANNOT_BACK_UP)
  .refine(({ DATABASE_REPLICA_URL, DATABASE_URL }) => !DATABASE_REPLICA_URL || DATABASE_URL, {
    path: ["DATABASE_REPLICA_URL"],
    error: "needs DATABASE_URL, of which it is a replica",
  });
