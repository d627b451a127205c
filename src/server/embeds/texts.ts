import type { Locale } from "#domain/locale.ts";

interface Texts {
  title: { plain: string; city(name: string): string; venue(name: string): string; area: string };
  all(total: number): string;
  events(count: number): string;
  empty: string;
  newTab: string;
  openAt(site: string): string;
  cancelled: string;
  postponed: string;
  soldOut: string;
  free: string;
  over: string;
  previous(month: string): string;
  next(month: string): string;
  gone: string;
  failed: string;
}

export const embedTexts: Record<Locale, Texts> = {
  en: {
    title: {
      plain: "Events",
      city: (name) => `Events in ${name}`,
      venue: (name) => `Events at ${name}`,
      area: "Events in this area",
    },
    all: (total) => (total === 1 ? "See this event on the map" : `All ${total} events`),
    events: (count) => (count === 1 ? "1 event" : `${count} events`),
    empty: "No events are listed here at the moment.",
    newTab: "opens in a new tab",
    openAt: (site) => `Open at ${site}`,
    cancelled: "Cancelled",
    postponed: "Postponed",
    soldOut: "Sold out",
    free: "Free",
    over: "Over",
    previous: (month) => `Back to ${month}`,
    next: (month) => `On to ${month}`,
    gone: "This event is no longer listed.",
    failed: "The events cannot be shown at the moment.",
  },
  bg: {
    title: {
      plain: "Събития",
      city: (name) => `Събития в ${name}`,
      venue: (name) => `Събития в ${name}`,
      area: "Събития в този район",
    },
    all: (total) => (total === 1 ? "Вижте събитието на картата" : `Всички ${total} събития`),
    events: (count) => (count === 1 ? "1 събитие" : `${count} събития`),
    empty: "В момента тук няма обявени събития.",
    newTab: "отваря се в нов раздел",
    openAt: (site) => `Отворете в ${site}`,
    cancelled: "Отменено",
    postponed: "Отложено",
    soldOut: "Разпродадено",
    free: "Безплатно",
    over: "Приключило",
    previous: (month) => `Назад към ${month}`,
    next: (month) => `Напред към ${month}`,
    gone: "Това събитие вече не е обявено.",
    failed: "В момента събитията не могат да бъдат показани.",
  },
};
