import { LOCALES } from "#domain/locale.ts";
import type { MailSamples, SampleContext } from "#server/platform/mail/mail-template.ts";
import { renderHtml, renderText } from "#server/platform/mail/render.ts";
import type { ShownMail } from "./page.ts";

export interface SampleMail extends ShownMail {
  html: string;
}

/** Examples of every mail in every language, with invented data alone. */
export async function writeSamples(
  samples: MailSamples,
  { site, nowMs }: Omit<SampleContext, "language">,
): Promise<SampleMail[]> {
  const written: SampleMail[] = [];
  for (const [kind, write] of Object.entries(samples))
    for (const language of LOCALES)
      for (const [name, mail] of Object.entries(await write({ site, language, nowMs })))
        written.push({
          id: `${kind} ${name} ${language}`.replaceAll(/[^a-z]+/g, "-"),
          subject: mail.subject,
          to: mail.to,
          remark: `${name}, ${language}`,
          files: (mail.attachments ?? []).map(({ filename }) => filename),
          text: renderText(mail, site),
          html: renderHtml(mail, site),
        });
  return written;
}
