import { urls } from "#contract/urls.ts";
import { sampleEvent } from "#server/catalog/formats/sample-event.ts";
import { type MailSamples, SAMPLE_READER, type SampleContext } from "#server/platform/mail/mail-template.ts";
import { CLAIM_DECIDED, PROVE_CLAIM } from "./claims.ts";
import { PAGE_GRANTED } from "./grants/actions.ts";
import { writeDecided, writeGranted, writeProve, writeWaits } from "./mails.ts";
import { WAITS_AT_VENUE } from "./pages.ts";

const claimantOf = ({ language, nowMs }: SampleContext) => ({
  to: SAMPLE_READER.to,
  language,
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
  [PAGE_GRANTED](context) {
    const reader = claimantOf(context);
    const who = "Dara Velkova";
    return {
      "new organizer, to a holder": writeGranted(reader, { who, isAdmin: false }, context.site),
      "new organizer, to an administrator": writeGranted(reader, { who, isAdmin: true }, context.site),
    };
  },
  [WAITS_AT_VENUE]: (context) => ({ "waits at a venue": writeWaits(claimantOf(context), context.site) }),
};
