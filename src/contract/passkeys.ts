import { z } from "zod";
import { MAX_PASSWORD } from "#domain/account.ts";
import { plainLine } from "#domain/plain-line.ts";
import { invalid } from "./invalid.ts";

const MAX_NAME = 60;
const MAX_PASSKEY_ID = 1_400;

/** What the browser is asked to do, as `navigator.credentials` takes it in JSON. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** What the browser answers; the library that verifies it looks at the rest. */
export const PasskeyResponse = z.looseObject({
  id: z.string().min(1).max(MAX_PASSKEY_ID),
  rawId: z.string().min(1).max(MAX_PASSKEY_ID),
  type: z.literal("public-key"),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type PasskeyResponse = z.infer<typeof PasskeyResponse>;

export const passkeyName = z
  .string(invalid("notName"))
  .overwrite(plainLine)
  .trim()
  .min(1, invalid("empty"))
  .max(MAX_NAME, invalid("tooLong", { max: MAX_NAME }))
  .regex(/^[^\p{Cc}]*$/u, invalid("controlCharacters"));

/** Beginning to add one needs the password, or a sign-in of the last minutes. */
export const BeginPasskey = z.object({
  password: z
    .string()
    .max(MAX_PASSWORD * 8, invalid("muchTooLong"))
    .optional(),
});
export const AddPasskey = z.object({ name: passkeyName, response: PasskeyResponse });
export const RenamePasskey = z.object({ name: passkeyName });
export const UsePasskey = z.object({ response: PasskeyResponse });
export const PasskeyParams = z.object({ id: z.string().min(1).max(MAX_PASSKEY_ID) });

export const Passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.number().describe("In milliseconds since 1970"),
  lastUsedAt: z.number().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
export const Passkeys = z.object({ passkeys: z.array(Passkey) });
export type Passkeys = z.infer<typeof Passkeys>;
