import type { Locale } from "#domain/locale.ts";
import type { News } from "#server/catalog/news.ts";

interface NewsTexts {
  /** A few words for each kind of news. */
  label: Record<News, string>;
  subject(label: string, event: string): string;
  heading: Record<News, (event: string) => string>;
  greeting(forename: string): string;
  /** When and where it was before. */
  was(when: string, venue: string): string;
  noNewDate: string;
  message(text: string): string;
  seeEvent: string;
  why: string;
}

export const newsTexts: Record<Locale, NewsTexts> = {
  en: {
    label: { cancelled: "Cancelled", postponed: "Postponed", moved: "Moved", scheduled: "Takes place" },
    subject: (label, event) => `${label}: ${event}`,
    heading: {
      cancelled: (event) => `${event} is cancelled`,
      postponed: (event) => `${event} is postponed`,
      moved: (event) => `${event} has moved`,
      scheduled: (event) => `${event} takes place after all`,
    },
    greeting: (forename) => `Hi ${forename}, an event among your favourites has changed.`,
    was: (when, venue) => `It was announced for ${when}, ${venue}.`,
    noNewDate: "There is no new date yet. We write again as soon as there is one.",
    message: (text) => `The organiser writes: “${text}”`,
    seeEvent: "See the event",
    why: "You receive this e-mail because this event is among your favourites.",
  },
  bg: {
    label: {
      cancelled: "Отменено",
      postponed: "Отложено",
      moved: "Преместено",
      scheduled: "Ще се състои",
    },
    subject: (label, event) => `${label}: ${event}`,
    heading: {
      cancelled: (event) => `${event}: събитието е отменено`,
      postponed: (event) => `${event}: събитието е отложено`,
      moved: (event) => `${event}: събитието е преместено`,
      scheduled: (event) => `${event}: събитието все пак ще се състои`,
    },
    greeting: (forename) => `Здравейте, ${forename}! Има промяна в събитие от любимите ви.`,
    was: (when, venue) => `Беше обявено за ${when}, ${venue}.`,
    noNewDate: "Все още няма нова дата. Ще ви пишем отново, щом бъде обявена.",
    message: (text) => `Организаторът пише: „${text}“`,
    seeEvent: "Към събитието",
    why: "Получавате това писмо, защото събитието е сред любимите ви.",
  },
};
