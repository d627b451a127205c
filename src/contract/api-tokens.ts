import { z } from "zod";
import { MAX_PASSWORD } from "#domain/account.ts";
import { MAX_TOKEN_DAYS, TOKEN_RIGHTS } from "#domain/api-token.ts";
import { invalid } from "./invalid.ts";
import { passkeyName } from "./passkeys.ts";

/** Making one needs the password, or a sign-in of the last minutes. */
export const NewToken = z.object({
  name: passkeyName,
  right: z
    .enum(TOKEN_RIGHTS, invalid("notOneOf", { options: TOKEN_RIGHTS.join(", ") }))
    .describe("With those before it; write changes only what is the user's own"),
  days: z
    .number(invalid("notNumber"))
    .int(invalid("notWholeNumber"))
    .min(1, invalid("outOfRange", { min: 1, max: MAX_TOKEN_DAYS }))
    .max(MAX_TOKEN_DAYS, invalid("outOfRange", { min: 1, max: MAX_TOKEN_DAYS }))
    .describe("How long it works"),
  password: z
    .string()
    .max(MAX_PASSWORD * 8, invalid("muchTooLong"))
    .optional(),
});
export type NewToken = z.infer<typeof NewToken>;
export const TokenParams = z.object({ id: z.uuid(invalid("notWhole")) });

export const ApiToken = z.object({
  _id: z.string(),
  name: z.string(),
  right: z.enum(TOKEN_RIGHTS),
  createdAt: z.number().describe("In milliseconds since 1970"),
  expiresAt: z.number(),
  lastUsedAt: z.number().nullable().describe("To a minute"),
});
export type ApiToken = z.infer<typeof ApiToken>;
export const ApiTokens = z.object({ tokens: z.array(ApiToken) });
export type ApiTokens = z.infer<typeof ApiTokens>;
export const MadeToken = ApiToken.extend({ token: z.string().describe("Shown this once") });
export type MadeToken = z.infer<typeof MadeToken>;
