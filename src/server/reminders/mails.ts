import { urls } from "#contract/urls.ts";
import { calendarText } from "#domain/calendar.ts";
import { CATEGORY_COLORS } from "#domain/category-color.ts";
import type { Letter, MailComposers } from "#server/platform/mail/letter.ts";
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

export function writeReminder({ to, forename, event, venue }: Reminder, sending: Sending): Letter {
  const { publicUrl, mailId, nowMs } = sending;
  const startMs = event.startsAt.getTime();
  const date = event.date.split("-").reverse().join(".");
  const day = new Date(`${event.date}T00:00:00Z`);
  const said = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  const url = publicUrl + urls.eventPage(page);
  const off = publicUrl + urls.unsubscribe(mailId);
  return {
    to,
    subject: `Reminder: ${event.name}, ${date} at ${event.time}h`,
    eyebrow: `${relativeDay(event.date, venue.timeZone, nowMs)}, ${said({ weekday: "long" })} ${date}`,
    heading: `${event.name} starts ${timeLeft(startMs - nowMs)}`,
    paragraphs: [
      `Hi ${forename}, you asked us to remind you. Here is everything you need; a file for your calendar is attached.`,
    ],
    card: {
      title: event.name,
      leaf: {
        top: said({ weekday: "short" }),
        middle: said({ day: "numeric" }),
        bottom: said({ month: "short" }),
        color: CATEGORY_COLORS[venue.category].fill,
      },
      lines: [
        { strong: `${date} · ${event.time}h`, soft: `Time at the venue (${venue.city})` },
        {
          strong: venue.name,
          soft: [venue.address, venue.city, venue.country].filter(Boolean).join(", "),
        },
      ],
    },
    button: { label: "See the event", url },
    secondButton: {
      label: "Directions",
      url: `https://www.openstreetmap.org/directions?to=${venue.latitude},${venue.longitude}`,
    },
    footnote: "You receive this e-mail because you turned on the bell for this event.",
    footlink: { label: "Turn reminders off", url: off },
    headers: { "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    attachments: [
      {
        filename: `${event.slug}.ics`,
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: calendarText([
          {
            id: event.id,
            name: event.name,
            description: event.description,
            startsAtMs: startMs,
            venue,
            url,
            stampMs: nowMs,
          },
        ]),
      },
    ],
  };
}

/** A mail that was held up may come on the day itself. */
function relativeDay(date: string, timeZone: string, nowMs: number): string {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.equals(date) ? "Today" : "Tomorrow";
}

function timeLeft(leftMs: number): string {
  const hours = Math.round(leftMs / HOUR_MS);
  if (hours >= 24) return "in one day";
  if (hours <= 1) return "in about an hour";
  return `in ${hours} hours`;
}
