import { sampleEvent } from "#server/catalog/formats/sample-event.ts";
import { type MailSamples, SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { FOLLOW_DIGEST } from "./digests/store.ts";
import { writeDigest } from "./mails.ts";

export const followSamples: MailSamples = {
  [FOLLOW_DIGEST]({ site: { publicUrl }, language, nowMs }) {
    const reader = { ...SAMPLE_READER, language };
    const found = {
      event: sampleEvent(language, nowMs),
      news: "new" as const,
      message: undefined,
      label: "Sofia",
    };
    const cancelled = { ...found, news: "cancelled" as const };
    const sending = { publicUrl, mailId: "sample" };
    return {
      digest: writeDigest(reader, [cancelled, found, found], sending),
      "long digest": writeDigest(reader, Array(120).fill(found), sending),
    };
  },
};
