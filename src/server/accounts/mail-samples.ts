import { urls } from "#contract/urls.ts";
import type { MailSamples, SampleContext } from "#server/platform/mail/mail-template.ts";
import { SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { type AccountMail, type accountMails, accountMailWriter } from "./mails.ts";

const write = ({ site, language }: SampleContext, mail: AccountMail, path: string) =>
  accountMailWriter(site)(mail, language, SAMPLE_READER.to, path, "new@example.org");

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
} satisfies Record<keyof ReturnType<typeof accountMails>, MailSamples[string]>;
