import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import type { Analytics, Site } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#domain/account.ts";
import {
  CANNOT_FEDERATE,
  canFederate,
  FEDERATION_SETTINGS,
  type FederationConfig,
  federationOf,
} from "./federation/settings.ts";

export interface Config {
  host: string;
  port: number;
  database:
    | { kind: "embedded"; dataDir: string }
    | { kind: "postgres"; url: string; replicaUrl: string | undefined };
  /** The proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[] | false;
  demo: "auto" | "on" | "off";
  defaultLocation: { latitude: number; longitude: number };
  basemap: {
    /** A folder of street packs, PMTiles files. */
    packsFolder: string | undefined;
    /** The TileJSON of a service with the streets of the whole planet; none where it is switched off. */
    streetTilesUrl: string | undefined;
  };
  /** Where pictures from elsewhere are kept. */
  picturesFolder: string;
  /** Where pictures that visitors bring are kept: a folder, or S3-compatible storage. */
  uploads: {
    folder: string;
    s3: { url: string; region: string; keyId: string; secret: string } | undefined;
  };
  /** Where a generated password is kept when no terminal shows it. */
  firstAdminFile: string;
  mail: {
    /** Where mails go out; without it they are kept in the folder instead. */
    smtpUrl: string | undefined;
    folder: string;
    /** The sender; without it the site by its name and contact address. */
    from: string | undefined;
    /** Where reports about mails go, each to a token of the mail's own; without it to `from`. */
    bounceAddress: string | undefined;
    /** What a program that hands over reports must present; without it none are taken. */
    bounceToken: string | undefined;
    /** Signs mails for their domain. */
    dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
    /** What opens the page of mails that were kept; without it every start makes one up. */
    mailboxKey: string | undefined;
  };
  /** Sign-in with Google, or with any other OpenID provider of that address. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** Whether administrators and moderators have their rights only with a second factor. */
  requiresSecondFactor: boolean;
  /** The first administrator, created at a start that finds none. */
  admin: { email: string; password: string | undefined } | undefined;
  content: {
    /** A content service elsewhere, for the blog; without it our own serves the content folder. */
    service: { url: string; token: string | undefined } | undefined;
    copyFile: string;
  };
  /** A service that knows addresses; without it the bundled gazetteer knows cities. */
  geocoder: { url: string; kind: "nominatim" | "photon" } | undefined;
  /** Whether addresses of this machine and its network may be asked for pictures and sources. */
  isPrivateNetworkAllowed: boolean;
  federation: FederationConfig | undefined;
  /** How many processes share the port. */
  workers: number;
  /** What a reader of the metrics must present; without it there are none. */
  metricsToken: string | undefined;
  analytics: Analytics | undefined;
  /** Sentences for the operator about settings that work, but hardly as they should. */
  warnings: string[];
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  site: Site;
}

const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address such as https://events.example.org",
});

const postgresAddress = z
  .string()
  .regex(
    /^postgres(ql)?:\/\//,
    "must be a PostgreSQL address such as postgres://user:password@host:5432/name",
  );

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
    PUBLIC_URL: webAddress.transform((url) => url.replace(/\/+$/, "")).optional(),
    DATA_DIR: z.string().min(1).default("data"),
    DATABASE_URL: postgresAddress.optional(),
    DATABASE_REPLICA_URL: postgresAddress.optional(),
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
      .email("must be an e-mail address")
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
    ADMIN_EMAIL: z.email("must be an e-mail address").toLowerCase().optional(),
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
    WORKERS: z.coerce
      .number("must be a whole number")
      .int("must be a whole number")
      .min(1)
      .max(256)
      .default(1),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    ANALYTICS_URL: webAddress.optional(),
    PRODUCTION_HOST: z.hostname("must be the name of a host").optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
    SITE_NAME: z.string().min(1).max(60).default("Whereabouts"),
    CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@whereabouts.example"),
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
  .refine(({ DATABASE_REPLICA_URL, DATABASE_URL }) => !DATABASE_REPLICA_URL || DATABASE_URL, {
    path: ["DATABASE_REPLICA_URL"],
    error: "needs DATABASE_URL, of which it is a replica",
  });

const EMPTY_MEANS_OFF = new Set(["STREET_TILES_URL"]);

/**
 * The settings of this process: its environment, and a file where the environment is silent: the one that ENV_FILE
 * names, or `.env`. The service and its commands read the same file by naming the same one.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  return readConfig({ ...readSettingsFile(environment.ENV_FILE), ...environment });
}

function readSettingsFile(named: string | undefined): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(named || ".env", "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!named && code === "ENOENT") return {};
    const reasons: Record<string, string> = {
      ENOENT: "there is no such file",
      EACCES: "this user may not read it",
    };
    throw new Error(
      `The settings file ${named || ".env"} cannot be read: ${reasons[code ?? ""] ?? message}.`,
    );
  }
}

/** Reads all settings at once; a wrong one is named together with every other wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(
    ([name, value]) => name in Settings.shape && (value !== "" || EMPTY_MEANS_OFF.has(name)),
  );
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `  ${String(path[0])} ${lowerFirst(message)}`,
    );
    throw new Error(
      `The settings have ${problems.length === 1 ? "a problem" : "problems"}:\n${problems.join("\n")}`,
    );
  }
  const settings = parsed.data;
  const from = settings.MAIL_FROM ?? `${settings.SITE_NAME} <${settings.CONTACT_EMAIL}>`;
  const [latitude, longitude] = settings.DEFAULT_LOCATION as [number, number];
  return deepFreeze({
    host: settings.HOST,
    port: settings.PORT,
    database: settings.DATABASE_URL
      ? { kind: "postgres", url: settings.DATABASE_URL, replicaUrl: settings.DATABASE_REPLICA_URL }
      : { kind: "embedded", dataDir: resolve(settings.DATA_DIR) },
    trustProxy: settings.TRUST_PROXY,
    demo: settings.DEMO,
    defaultLocation: { latitude, longitude },
    basemap: {
      packsFolder: settings.BASEMAP_PACKS && resolve(settings.BASEMAP_PACKS),
      streetTilesUrl: settings.STREET_TILES_URL || undefined,
    },
    content: {
      service: settings.CONTENT_API_URL
        ? { url: settings.CONTENT_API_URL, token: settings.CONTENT_API_TOKEN }
        : undefined,
      copyFile: resolve(settings.DATA_DIR, "articles.json"),
    },
    picturesFolder: resolve(settings.DATA_DIR, "pictures"),
    uploads: {
      folder: resolve(settings.DATA_DIR, "uploads"),
      s3:
        settings.UPLOADS_S3_URL && settings.UPLOADS_S3_KEY_ID && settings.UPLOADS_S3_SECRET
          ? {
              url: settings.UPLOADS_S3_URL,
              region: settings.UPLOADS_S3_REGION,
              keyId: settings.UPLOADS_S3_KEY_ID,
              secret: settings.UPLOADS_S3_SECRET,
            }
          : undefined,
    },
    firstAdminFile: resolve(settings.DATA_DIR, "first-admin.txt"),
    mail: {
      smtpUrl: settings.SMTP_URL,
      folder: resolve(settings.DATA_DIR, "mail"),
      from: settings.MAIL_FROM,
      bounceAddress: settings.MAIL_BOUNCE_ADDRESS,
      bounceToken: settings.MAIL_BOUNCE_TOKEN,
      dkim:
        settings.DKIM_SELECTOR && settings.DKIM_KEY_FILE
          ? {
              domainName: settings.DKIM_DOMAIN ?? /@([^\s>]+)/.exec(from)?.[1] ?? "",
              keySelector: settings.DKIM_SELECTOR,
              privateKey: settings.DKIM_KEY_FILE,
            }
          : undefined,
      mailboxKey: settings.MAILBOX_KEY,
    },
    google:
      settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET
        ? {
            issuer: settings.GOOGLE_ISSUER,
            clientId: settings.GOOGLE_CLIENT_ID,
            clientSecret: settings.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    requiresSecondFactor: settings.SECOND_FACTOR === "administrators",
    admin: settings.ADMIN_EMAIL
      ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
      : undefined,
    geocoder: settings.GEOCODER_URL
      ? { url: settings.GEOCODER_URL, kind: settings.GEOCODER_KIND }
      : undefined,
    isPrivateNetworkAllowed: settings.PRIVATE_NETWORK === "allow",
    federation: federationOf(settings),
    workers: settings.WORKERS,
    metricsToken: settings.METRICS_TOKEN,
    analytics:
      settings.ANALYTICS_URL && settings.PRODUCTION_HOST
        ? { url: settings.ANALYTICS_URL, host: settings.PRODUCTION_HOST }
        : undefined,
    warnings:
      environment.NODE_ENV === "production" && settings.PUBLIC_URL === undefined
        ? [`PUBLIC_URL is not set: links in mails and feeds lead to http://localhost:${settings.PORT}.`]
        : [],
    logLevel: settings.LOG_LEVEL,
    site: {
      name: settings.SITE_NAME,
      publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      contactEmail: settings.CONTACT_EMAIL,
      donateUrl: settings.DONATE_URL ?? `${urls.support}#donate`,
      roadmapUrl: settings.ROADMAP_URL ?? `${urls.support}#roadmap`,
    },
  });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
