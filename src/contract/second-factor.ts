import { z } from "zod";
import { MAX_PASSWORD } from "#domain/account.ts";
import { invalid } from "./invalid.ts";

/** A recovery code of 20 digits with its dashes, and some room. */
const MAX_CODE = 40;

export const secondFactorCode = z
  .string(invalid("empty"))
  .trim()
  .min(1, invalid("empty"))
  .max(MAX_CODE, invalid("tooLong", { max: MAX_CODE }));
const password = z
  .string()
  .max(MAX_PASSWORD * 8, invalid("muchTooLong"))
  .optional();

export const SecondFactor = z.object({
  isOn: z.boolean(),
  codesLeft: z.number().describe("Recovery codes that were not used"),
  isRequired: z.boolean().describe("The rights of the account's role wait for a second factor"),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const BeginSecondFactor = z.object({ password });
export const NewSecondFactor = z.object({
  secret: z.string().describe("In base32, for an app to which it is typed"),
  url: z.string().describe("The same as otpauth: address"),
});
export type NewSecondFactor = z.infer<typeof NewSecondFactor>;

export const ConfirmSecondFactor = z.object({ code: secondFactorCode });
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
