import { translatorFor } from "#messages/server.ts";
import { sampleEvent } from "#server/catalog/formats/sample-event.ts";
import { EVENT_NEWS } from "#server/catalog/news.ts";
import { type MailSamples, SAMPLE_READER } from "#server/platform/mail/mail-template.ts";
import { writeNews } from "./mails.ts";

export const newsSamples: MailSamples = {
  [EVENT_NEWS]({ site: { publicUrl }, language, nowMs }) {
    const found = { ...sampleEvent(language, nowMs), reader: { ...SAMPLE_READER, language } };
    const was = { date: found.event.date, time: "18:00", venue: found.venue.name };
    return {
      cancelled: writeNews(found, { news: "cancelled", was }, publicUrl),
      postponed: writeNews(found, { news: "postponed", was }, publicUrl),
      moved: writeNews(
        found,
        { news: "moved", was, message: translatorFor(language)("sample.message") },
        publicUrl,
      ),
    };
  },
};
