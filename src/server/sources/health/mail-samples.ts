import { worded } from "#contract/error-messages.ts";
import { type MailSamples, SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { writeHealth } from "./mails.ts";
import { SOURCE_HEALTH } from "./store.ts";

const LEFT_OUT = {
  rows: 12,
  of: 40,
  reasons: [{ rows: 12, problem: worded({ code: "rowNoVenue" }) }],
};

export const sourceSamples: MailSamples = {
  async [SOURCE_HEALTH]({ site, language, nowMs }) {
    const source = {
      id: 0,
      name: "Harbour Hall",
      url: "https://harbour.example/calendar.ics",
      problem: worded({ code: "fetchTimeout", params: { seconds: 20 } }),
    };
    const reader = { email: SAMPLE_READER.to, forename: SAMPLE_READER.forename, language };
    const since = new Date(nowMs).toISOString();
    return {
      failing: await writeHealth(source, reader, { news: "failing", since }, site),
      stopped: await writeHealth(source, reader, { news: "stopped", since }, site),
      "left-out": await writeHealth(
        { ...source, problem: null, leftOut: LEFT_OUT },
        reader,
        { news: "left-out", since },
        site,
      ),
      recovered: await writeHealth(source, reader, { news: "recovered", since }, site),
    };
  },
};
