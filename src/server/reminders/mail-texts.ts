import type { Locale } from "#domain/locale.ts";

interface ReminderTexts {
  /** Without an hour where it is not known. */
  subject(event: string, date: string, time: string): string;
  today: string;
  tomorrow: string;
  heading(event: string, hours: number): string;
  /** Of an event without an hour. */
  dayHeading(event: string, isToday: boolean): string;
  greeting(forename: string): string;
  seeEvent: string;
  directions: string;
  why: string;
  turnOff: string;
}

export const reminderTexts: Record<Locale, ReminderTexts> = {
  en: {
    subject: (event, date, time) => `Reminder: ${event}, ${date}${time && ` at ${time}h`}`,
    today: "Today",
    tomorrow: "Tomorrow",
    heading: (event, hours) => `${event} starts ${timeLeft(hours)}`,
    dayHeading: (event, isToday) => `${event} is ${isToday ? "today" : "tomorrow"}`,
    greeting: (forename) =>
      `Hi ${forename}, you asked us to remind you. Here is everything you need; a file for your calendar is attached.`,
    seeEvent: "See the event",
    directions: "Directions",
    why: "You receive this e-mail because you turned on the bell for this event.",
    turnOff: "Turn reminders off",
  },
  bg: {
    subject: (event, date, time) => `Напомняне: ${event}, ${date}${time && ` от ${time} ч.`}`,
    today: "Днес",
    tomorrow: "Утре",
    heading: (event, hours) => `${event} започва ${timeLeftInBulgarian(hours)}`,
    dayHeading: (event, isToday) => `${event} е ${isToday ? "днес" : "утре"}`,
    greeting: (forename) =>
      `Здравейте, ${forename}! Помолихте ни да ви напомним. Тук е всичко нужно; прикачен е файл за календара ви.`,
    seeEvent: "Към събитието",
    directions: "Упътване",
    why: "Получавате това писмо, защото сте включили камбанката за това събитие.",
    turnOff: "Спиране на напомнянията",
  },
};

function timeLeft(hours: number): string {
  if (hours >= 24) return "in one day";
  return hours <= 1 ? "in about an hour" : `in ${hours} hours`;
}

function timeLeftInBulgarian(hours: number): string {
  if (hours >= 24) return "след един ден";
  return hours <= 1 ? "след около час" : `след ${hours} часа`;
}
