import { readFileSync } from "node:fs";
import { z } from "zod";
import { withoutEnd } from "#domain/without-end.ts";
import type { BucketOptions } from "#server/platform/s3/bucket.ts";

export interface BackupConfig {
  /** Where backups go by themselves; none where they do not. */
  to: string | undefined;
  everyMs: number;
  /** So many are kept there. */
  keep: number;
  /** What backups are encrypted with. */
  key: string | undefined;
  storage: Omit<BucketOptions, "url"> & { endpoint: string };
}

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;
const HOUR_MS = 3_600_000;

export const isS3Address = (text: string) => S3_ADDRESS.test(text);

/** The bucket and the folder or object that an address names. */
export function partsOfAddress(address: string): { bucket: string; path: string } {
  const [, bucket = "", path = ""] = S3_ADDRESS.exec(address) ?? [];
  return { bucket, path: withoutEnd(path.replace(/^\/+/, ""), /\//) };
}

const wholeNumber = z.coerce.number("must be a whole number").int("must be a whole number").min(1);
const key = z.string().min(16, "must have at least 16 characters");

export const BACKUP_SETTINGS = {
  BACKUP_TO: z.string().refine(isS3Address, "must be an address such as s3://bucket/folder").optional(),
  BACKUP_EVERY: wholeNumber.max(24 * 31).default(24),
  BACKUP_KEEP: wholeNumber.default(14),
  BACKUP_KEY: key.optional(),
  BACKUP_KEY_FILE: z
    .string()
    .transform((file, context) => {
      try {
        return readFileSync(file, "utf8").trim();
      } catch {
        context.addIssue("must name a file that this user may read");
        return z.NEVER;
      }
    })
    .pipe(key)
    .optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be a web address such as https://s3.example.org" })
    .optional(),
  BACKUP_S3_REGION: z.string().min(1).default("us-east-1"),
  BACKUP_S3_KEY_ID: z.string().default(""),
  BACKUP_S3_SECRET: z.string().default(""),
};

type Given = z.infer<z.ZodObject<typeof BACKUP_SETTINGS>>;

/** Backups by themselves need all of it; a command says what is missing. */
export const canBackUp = ({ BACKUP_TO, ...given }: Given) =>
  !BACKUP_TO ||
  Boolean((given.BACKUP_KEY ?? given.BACKUP_KEY_FILE) && given.BACKUP_S3_KEY_ID && given.BACKUP_S3_SECRET);

export const CANNOT_BACK_UP = {
  path: ["BACKUP_TO"],
  error: "needs BACKUP_KEY or BACKUP_KEY_FILE, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET",
};

export function backupOf(given: Given): BackupConfig {
  return {
    to: given.BACKUP_TO,
    everyMs: given.BACKUP_EVERY * HOUR_MS,
    keep: given.BACKUP_KEEP,
    key: given.BACKUP_KEY ?? given.BACKUP_KEY_FILE,
    storage: {
      endpoint: given.BACKUP_S3_ENDPOINT ?? `https://s3.${given.BACKUP_S3_REGION}.amazonaws.com`,
      region: given.BACKUP_S3_REGION,
      keyId: given.BACKUP_S3_KEY_ID,
      secret: given.BACKUP_S3_SECRET,
    },
  };
}
