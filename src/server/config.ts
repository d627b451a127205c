import { join, resolve } from "node:path";
import type { Analytics, Site } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";
import { type BackupConfig, backupOf } from "./backup/settings.ts";
import { type FederationConfig, federationOf } from "./federation/settings.ts";
import { meantSetting } from "./misspelt-settings.ts";
import { Settings } from "./settings.ts";
import { allSettings, namesInFile } from "./settings-file.ts";

export interface Config {
  host: string;
  port: number;
  dataDir: string;
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
  /** What seals secrets of authenticator apps. */
  secretsKey: { path: string; isGiven: boolean };
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
  backup: BackupConfig;
  /** Where a backup is written before it is sent. */
  backupFolder: string;
  /** How many processes share the port. */
  workers: number;
  /** What a process takes on at a time; the rest is refused at once. */
  admission: { waitMs: number; most: number };
  /** What a reader of the metrics must present; without it there are none. */
  metricsToken: string | undefined;
  /** Whether traces are sent; where to is read by OpenTelemetry's packages themselves. */
  isTraced: boolean;
  /** URL of the list of releases, for the check for a newer version; undefined: no request is made. */
  updateUrl: string | undefined;
  analytics: Analytics | undefined;
  /** Who is told what changed, so that copies of pages elsewhere go. */
  cdn: { purgeUrl: string; purgeToken: string | undefined } | undefined;
  /** Sentences for the operator about settings that work, but hardly as they should. */
  warnings: string[];
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  site: Site;
}

const EMPTY_MEANS_OFF = new Set(["STREET_TILES_URL"]);

/**
 * The settings of this process: its environment, and a file where the environment is silent: the one that ENV_FILE
 * names, or `.env`. The service and its commands read the same file by naming the same one.
 */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(allSettings(environment), namesInFile(environment));
}

/** Reads all settings at once; a wrong one is named together with every other wrong one. */
export function readConfig(
  environment: Record<string, string | undefined>,
  /** The names that the settings file gave: a misspelt one there is ours, in the environment it may be another program's. */
  fromFile: readonly string[] = [],
): Config {
  const misspelt = Object.keys(environment).flatMap((name) => {
    const meant = meantSetting(name);
    return meant ? [{ name, text: `${name} is not a setting: did you mean ${meant}?` }] : [];
  });
  const given = Object.entries(environment).filter(
    ([name, value]) => name in Settings.shape && (value !== "" || EMPTY_MEANS_OFF.has(name)),
  );
  const parsed = Settings.safeParse(Object.fromEntries(given));
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `  ${String(path[0])} ${lowerFirst(message)}`),
    ...misspelt.filter(({ name }) => fromFile.includes(name)).map(({ text }) => `  ${text}`),
  ];
  if (!parsed.success || problems.length > 0) {
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
    dataDir: resolve(settings.DATA_DIR),
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
    secretsKey: {
      path: resolve(settings.SECRETS_KEY_FILE ?? join(settings.DATA_DIR, "secrets.key")),
      isGiven: settings.SECRETS_KEY_FILE !== undefined,
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
    backup: backupOf(settings),
    backupFolder: resolve(settings.DATA_DIR, "backup"),
    workers: settings.WORKERS,
    admission: { waitMs: settings.MAX_WAIT_MS, most: settings.MAX_REQUESTS },
    metricsToken: settings.METRICS_TOKEN,
    updateUrl: settings.UPDATE_CHECK_URL,
    isTraced: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    analytics:
      settings.ANALYTICS_URL && settings.PRODUCTION_HOST
        ? { url: settings.ANALYTICS_URL, host: settings.PRODUCTION_HOST }
        : undefined,
    cdn: settings.CDN_PURGE_URL
      ? { purgeUrl: settings.CDN_PURGE_URL, purgeToken: settings.CDN_PURGE_TOKEN }
      : undefined,
    warnings: [
      ...misspelt.map(({ text }) => text),
      ...(environment.NODE_ENV === "production" && settings.PUBLIC_URL === undefined
        ? [`PUBLIC_URL is not set: links in mails and feeds lead to http://localhost:${settings.PORT}.`]
        : []),
    ],
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
