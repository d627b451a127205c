import type { FollowNews } from "#domain/follow.ts";
import type { Locale } from "#domain/locale.ts";

interface Texts {
  label: Record<FollowNews, string>;
  subject(first: string, more: number): string;
  heading(added: number, changed: number): string;
  greeting(forename: string): string;
  message(text: string): string;
  more(count: number): string;
  seeAll: string;
  why: string;
  stop: string;
  stopTitle: string;
  followsStay: string;
  stopped: string;
}

export const followTexts: Record<Locale, Texts> = {
  en: {
    label: {
      new: "New",
      cancelled: "Cancelled",
      postponed: "Postponed",
      moved: "Moved",
      scheduled: "Takes place after all",
    },
    subject: (first, more) => (more === 0 ? first : `${first}, and ${more} more`),
    heading(added, changed) {
      if (changed === 0) return added === 1 ? "A new event for you" : `${added} new events for you`;
      if (added === 0) return changed === 1 ? "An event has changed" : `${changed} events have changed`;
      return `${added} new, ${changed} changed`;
    },
    greeting: (forename) => `Hello ${forename}, this is new in what you follow:`,
    message: (text) => `The organiser writes: “${text}”`,
    more: (count) => `And ${count} more: the link below leads to all of them.`,
    seeAll: "See all that is new",
    why: "You get this mail because you follow this.",
    stop: "Stop these mails",
    stopTitle: "Stop mails about what you follow",
    followsStay: "What you follow stays in your profile.",
    stopped: "These mails have stopped",
  },
  bg: {
    label: {
      new: "Ново",
      cancelled: "Отменено",
      postponed: "Отложено",
      moved: "Преместено",
      scheduled: "Все пак ще се състои",
    },
    subject: (first, more) => (more === 0 ? first : `${first} и още ${more}`),
    heading(added, changed) {
      if (changed === 0) return added === 1 ? "Ново събитие за Вас" : `${added} нови събития за Вас`;
      if (added === 0) return changed === 1 ? "Промяна в събитие" : `Промени в ${changed} събития`;
      return `${added} нови, ${changed} с промени`;
    },
    greeting: (forename) => `Здравейте, ${forename}! Ето новото в това, което следвате:`,
    message: (text) => `Организаторът пише: „${text}“`,
    more: (count) => `И още ${count}: връзката по-долу води към всички.`,
    seeAll: "Към всичко ново",
    why: "Получавате това писмо, защото следвате това.",
    stop: "Спиране на тези писма",
    stopTitle: "Спиране на писмата за това, което следвате",
    followsStay: "Това, което следвате, остава в профила Ви.",
    stopped: "Тези писма са спрени",
  },
};
