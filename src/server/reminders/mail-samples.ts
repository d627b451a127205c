import { sampleEvent } from "#server/catalog/formats/sample-event.ts";
import { type MailSamples, SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { writeReminder } from "./mails.ts";
import { REMINDER } from "./store.ts";

export const reminderSamples: MailSamples = {
  [REMINDER]: ({ site: { publicUrl }, language, nowMs }) => ({
    reminder: writeReminder(
      { ...SAMPLE_READER, language, ...sampleEvent(language, nowMs) },
      { publicUrl, mailId: "sample", nowMs },
    ),
  }),
};
