import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE } from "#domain/locale.ts";
import { formatDate } from "#domain/time.ts";
import { calendarText } from "#server/catalog/formats/calendar.ts";
import { dayPart, mailCard } from "#server/catalog/formats/mail-card.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { reminderTexts } from "./mail-texts.ts";
import { REMINDER, type Reminder, type ReminderFacts, type RemindersStore } from "./store.ts";

const HOUR_MS = 3_600_000;

export function reminderMails(store: RemindersStore, publicUrl: string, now: () => number): MailComposers {
  return {
    async [REMINDER](facts, mailId) {
      const reminder = await store.find(facts as unknown as ReminderFacts, now());
      return reminder && writeReminder(reminder, { publicUrl, mailId, nowMs: now() });
    },
  };
}

interface Sending {
  publicUrl: string;
  mailId: string;
  nowMs: number;
}

export function writeReminder(reminder: Reminder, sending: Sending): MailTemplate {
  const { to, forename, event, venue } = reminder;
  const language = reminder.language ?? DEFAULT_LOCALE;
  const texts = reminderTexts[language];
  const { publicUrl, mailId, nowMs } = sending;
  const startMs = event.startsAt.getTime();
  const date = formatDate(event.date);
  const isOnDay = isToday(event.date, venue.timeZone, nowMs);
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  const url = publicUrl + urls.eventPage(page);
  const off = publicUrl + urls.unsubscribe(mailId);
  return {
    to,
    language,
    subject: texts.subject(event.name, date, event.time),
    eyebrow: `${isOnDay ? texts.today : texts.tomorrow}, ${dayPart(event.date, language, { weekday: "long" })} ${date}`,
    heading:
      event.time === ""
        ? texts.dayHeading(event.name, isOnDay)
        : texts.heading(event.name, Math.round((startMs - nowMs) / HOUR_MS)),
    paragraphs: [texts.greeting(forename)],
    card: mailCard(reminder, language),
    button: { label: texts.seeEvent, url },
    secondButton: {
      label: texts.directions,
      url: `https://www.openstreetmap.org/directions?to=${venue.latitude},${venue.longitude}`,
    },
    footnote: texts.why,
    footlink: { label: texts.turnOff, url: off },
    headers: { "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    attachments: [
      {
        filename: `${event.slug}.ics`,
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: calendarText([{ event, venue }], publicUrl),
      },
    ],
  };
}

/** A mail that was held up may come on the day itself. */
function isToday(date: string, timeZone: string, nowMs: number): boolean {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.equals(date);
}
