import { z } from "zod";
import { SECURITY_KINDS } from "#domain/security-log.ts";
import { PageQuery } from "./admin.ts";
import { invalid } from "./invalid.ts";

const at = z.number().describe("In milliseconds since 1970");
const browser = z.string().nullable().describe('Such as "Firefox"; null where it is not known');
const system = z.string().nullable().describe('Such as "Windows"; null where it is not known');

export const OwnSession = z.object({
  _id: z.string(),
  browser,
  system,
  signedInAt: at,
  lastUsedAt: at,
  isThis: z.boolean().describe("The session of this very request"),
});
export type OwnSession = z.infer<typeof OwnSession>;
export const OwnSessions = z.object({ sessions: z.array(OwnSession) });
export type OwnSessions = z.infer<typeof OwnSessions>;
export const SessionParams = z.object({ id: z.uuid(invalid("notWhole")) });

export const SecurityEntry = z.object({
  _id: z.string(),
  kind: z.enum(SECURITY_KINDS),
  detail: z.string().nullable().describe("The way of a sign-in, or the role that was given"),
  browser,
  system,
  network: z.string().nullable().describe("The address, shortened to its network"),
  at,
});
export type SecurityEntry = z.infer<typeof SecurityEntry>;
export const SecurityPage = z.object({ entries: z.array(SecurityEntry) });
export type SecurityPage = z.infer<typeof SecurityPage>;

export const OwnMail = z.object({
  email: z.string(),
  isStopped: z
    .boolean()
    .describe("Reminders and news are not sent: the address refused mail again and again"),
});
export type OwnMail = z.infer<typeof OwnMail>;

/** What administrators read: of all accounts, or of one. */
export const SecurityLogQuery = PageQuery.extend({
  kind: z.enum(SECURITY_KINDS, invalid("notOneOf", { options: SECURITY_KINDS.join(", ") })).optional(),
  email: z
    .email(invalid("badEmail"))
    .transform((text) => text.toLowerCase())
    .optional(),
});
export type SecurityLogQuery = z.infer<typeof SecurityLogQuery>;
export const SecurityLogPage = z.object({
  entries: z.array(
    SecurityEntry.extend({
      who: z.string().describe("The account's address; empty where there is no such account"),
    }),
  ),
});
export type SecurityLogPage = z.infer<typeof SecurityLogPage>;
