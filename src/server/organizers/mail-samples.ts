import { urls } from "#contract/urls.ts";
import { sampleEvent } from "#server/catalog/formats/sample-event.ts";
import { type MailSamples, SAMPLE_READER, type SampleContext } from "#server/platform/mail/mail-template.ts";
import { CLAIM_DECIDED, PROVE_CLAIM } from "./claims.ts";
import { writeDecided, writeProve } from "./mails.ts";

const claimantOf = ({ language, nowMs }: SampleContext) => ({
  ...{ to: SAMPLE_READER.to, language },
  page: sampleEvent(language, nowMs).venue.name,
});

export const organizerSamples: MailSamples = {
  [PROVE_CLAIM](context) {
    const { name, publicUrl } = context.site;
    const url = publicUrl + urls.confirmClaimPage("sample", "sample");
    return { "prove a claim": writeProve(claimantOf(context), url, name) };
  },
  [CLAIM_DECIDED](context) {
    const claimant = claimantOf(context);
    return {
      "claim granted": writeDecided(claimant, undefined, context.site),
      "claim refused": writeDecided(
        claimant,
        "Please write to us from the venue's own address.",
        context.site,
      ),
    };
  },
};
