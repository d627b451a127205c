import { urls } from "#contract/urls.ts";
import type { MailSamples, SampleContext } from "#server/platform/mail/mail-template.ts";
import { SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { type AccountMail, type accountMails, accountMailWriter } from "./mails.ts";
import {
  MANY_GUESSES,
  NEW_DEVICE,
  NEW_TOKEN,
  type SecurityMail,
  securityMailWriter,
  WRONG_CODES,
} from "./security-mails.ts";

const write = ({ site, language }: SampleContext, mail: AccountMail, path: string) =>
  accountMailWriter(site)(mail, language, SAMPLE_READER.to, path, "new@example.org");

const CLIENT = { browser: "Firefox", system: "Windows", network: "198.51.100.0/24" };
function warn({ site, language }: SampleContext, mail: SecurityMail, token?: string) {
  const owner = { email: SAMPLE_READER.to, language };
  return securityMailWriter(site)(mail, owner, { token, ...(mail !== "guesses" && { client: CLIENT }) });
}

export const accountSamples = {
  confirm: (context) => ({
    confirm: write(context, "confirm", urls.confirm("sample", "sample")),
    "account exists": write(context, "taken", urls.login),
  }),
  forgot: (context) => ({ reset: write(context, "forgot", urls.resetPage("sample", "sample")) }),
  "password-changed": (context) => ({ "password changed": write(context, "changed", urls.login) }),
  "email-change": (context) => ({
    "new address": write(context, "new-address", urls.confirmEmail("sample", "sample")),
  }),
  "email-change-notice": (context) => ({
    "old address": write(context, "old-address", urls.stopEmail("sample", "sample")),
  }),
  [WRONG_CODES]: (context) => ({ "wrong codes": warn(context, "codes") }),
  [NEW_DEVICE]: (context) => ({ "new device": warn(context, "device") }),
  [NEW_TOKEN]: (context) => ({ "new token": warn(context, "token", "Programme board") }),
  [MANY_GUESSES]: (context) => ({ "many guesses": warn(context, "guesses") }),
} satisfies Record<keyof ReturnType<typeof accountMails>, MailSamples[string]>;
