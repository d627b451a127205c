import type { Locale } from "#domain/locale.ts";

interface ReminderTexts {
  subject(event: string, date: string, time: string): string;
  today: string;
  tomorrow: string;
  heading(event: string, hours: number): string;
  greeting(forename: string): string;
  /** An hour of the clock. */
  time(time: string): string;
  timeAtVenue(city: string): string;
  seeEvent: string;
  directions: string;
  why: string;
  turnOff: string;
}

export const reminderTexts: Record<Locale, ReminderTexts> = {
  en: {
    subject: (event, date, time) => `Reminder: ${event}, ${date} at ${time}`,
    today: "Today",
    tomorrow: "Tomorrow",
    heading: (event, hours) => `${event} starts ${timeLeft(hours)}`,
    greeting: (forename) =>
      `Hi ${forename}, you asked us to remind you. Here is everything you need; a file for your calendar is attached.`,
    time: (time) => `${time}h`,
    timeAtVenue: (city) => `Time at the venue (${city})`,
    seeEvent: "See the event",
    directions: "Directions",
    why: "You receive this e-mail because you turned on the bell for this event.",
    turnOff: "Turn reminders off",
  },
  bg: {
    subject: (event, date, time) => `Напомняне: ${event}, ${date} от ${time}`,
    today: "Днес",
    tomorrow: "Утре",
    heading: (event, hours) => `${event} започва ${timeLeftInBulgarian(hours)}`,
    greeting: (forename) =>
      `Здравейте, ${forename}! Помолихте ни да ви напомним. Тук е всичко нужно; прикачен е файл за календара ви.`,
    time: (time) => `${time} ч.`,
    timeAtVenue: (city) => `Местно време (${city})`,
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
