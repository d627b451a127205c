import { urls } from "#contract/urls.ts";
import { sampleEvent } from "#server/catalog/formats/sample-event.ts";
import { type MailSamples, SAMPLE_READER, type SampleContext } from "#server/platform/mail/mail-template.ts";
import { SUBMISSION_DECIDED } from "./decide.ts";
import { publishedPageUrl } from "./event-page.ts";
import { writeApproved, writeConfirm, writeMerged, writeRejected } from "./mails.ts";
import { CONFIRM_SUBMISSION } from "./submit.ts";

function sampleOf({ language, nowMs }: SampleContext) {
  const found = sampleEvent(language, nowMs);
  return {
    author: { to: SAMPLE_READER.to, language, title: found.event.name },
    page: publishedPageUrl(found),
  };
}

export const moderationSamples: MailSamples = {
  [CONFIRM_SUBMISSION](context) {
    const url = context.site.publicUrl + urls.confirmSubmission("sample", "sample");
    return { "confirm an event": writeConfirm(sampleOf(context).author, url) };
  },
  [SUBMISSION_DECIDED](context) {
    const { author, page } = sampleOf(context);
    const { name, publicUrl } = context.site;
    return {
      approved: writeApproved(author, publicUrl + page, name),
      merged: writeMerged(author, publicUrl + page, name),
      rejected: writeRejected(author, "The date is over.", name),
    };
  },
};
