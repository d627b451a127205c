import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE } from "#domain/locale.ts";
import { dateText, isolated, type Translate, translatorFor } from "#messages/server.ts";
import { calendarText } from "#server/catalog/formats/calendar.ts";
import { dayPart, mailCard } from "#server/catalog/formats/mail-card.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
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
  const t = translatorFor(language);
  const { publicUrl, mailId, nowMs } = sending;
  const startMs = event.startsAt.getTime();
  const date = dateText(event.date, language);
  const isOnDay = isToday(event.date, venue.timeZone, nowMs);
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  const url = publicUrl + urls.eventPage(page);
  const name = isolated(event.name, language);
  const off = publicUrl + urls.unsubscribe(mailId);
  return {
    to,
    language,
    subject:
      event.time === ""
        ? t("reminder.subject", { event: name, date })
        : t("reminder.subject-time", { event: name, date, time: event.time }),
    eyebrow: `${t(isOnDay ? "reminder.today" : "reminder.tomorrow")}, ${dayPart(event.date, language, { weekday: "long" })} ${date}`,
    heading:
      event.time === ""
        ? t(isOnDay ? "reminder.is-today" : "reminder.is-tomorrow", { event: event.name })
        : startsInText(event.name, Math.round((startMs - nowMs) / HOUR_MS), t),
    paragraphs: [t("reminder.greeting", { forename })],
    card: mailCard(reminder, language),
    button: { label: t("mail.see-event"), url },
    secondButton: {
      label: t("reminder.directions"),
      url: `https://www.openstreetmap.org/directions?to=${venue.latitude},${venue.longitude}`,
    },
    footnote: t("reminder.why"),
    footlink: { label: t("reminder.turn-off"), url: off },
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

function startsInText(event: string, hours: number, t: Translate): string {
  if (hours >= 24) return t("reminder.starts-in-day", { event });
  return hours <= 1
    ? t("reminder.starts-in-hour", { event })
    : t("reminder.starts-in-hours", { event, count: hours });
}

/** A mail that was held up may come on the day itself. */
function isToday(date: string, timeZone: string, nowMs: number): boolean {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.equals(date);
}
