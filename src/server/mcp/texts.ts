import type { PriceWord } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";

type Money = (amount: number, currency: string) => string;

interface Texts {
  titles: Record<"places" | "events" | "event" | "venue" | "submit", string>;
  cancelled: string;
  postponed: string;
  over: string;
  soldOut: string;
  noPlaces: string;
  events(total: number): string;
  noEvents: string;
  shown(first: number, last: number): string;
  more(page: number): string;
  moreOnPage(count: number): string;
  organizer: string;
  fromAge(age: number): string;
  price(word: PriceWord, money: Money): string;
  published: string;
  waiting: string;
  similar: string;
}

export const mcpTexts: Record<Locale, Texts> = {
  en: {
    titles: {
      places: "Find places",
      events: "Search events",
      event: "One event",
      venue: "One venue",
      submit: "Submit an event",
    },
    cancelled: "Cancelled",
    postponed: "Postponed",
    over: "Over",
    soldOut: "Sold out",
    noPlaces: "No place of this name is known.",
    events: (total) => (total === 1 ? "1 event" : `${total} events`),
    noEvents: "No events match.",
    shown: (first, last) => `these are ${first} to ${last}`,
    more: (page) => `There are more: ask for page ${page}.`,
    moreOnPage: (count) => `And ${count} more: the venue's page has all.`,
    organizer: "Organizer",
    fromAge: (age) => `from age ${age}`,
    price: (word, money) => priceIn(word, money, { free: "Free", from: "from", to: "up to" }),
    published: "The event is published.",
    waiting: "The event waits for a moderator.",
    similar: "It was not submitted: these may be the same event. Ask the user, then submit it with isNew.",
  },
  bg: {
    titles: {
      places: "Търсене на места",
      events: "Търсене на събития",
      event: "Събитие",
      venue: "Място",
      submit: "Предлагане на събитие",
    },
    cancelled: "Отменено",
    postponed: "Отложено",
    over: "Приключило",
    soldOut: "Разпродадено",
    noPlaces: "Не е известно място с такова име.",
    events: (total) => (total === 1 ? "1 събитие" : `${total} събития`),
    noEvents: "Няма такива събития.",
    shown: (first, last) => `тук са от ${first} до ${last}`,
    more: (page) => `Има още: поискайте страница ${page}.`,
    moreOnPage: (count) => `И още ${count}: всички са на страницата на мястото.`,
    organizer: "Организатор",
    fromAge: (age) => `от ${age} години`,
    price: (word, money) => priceIn(word, money, { free: "Безплатно", from: "от", to: "до" }),
    published: "Събитието е публикувано.",
    waiting: "Събитието чака модератор.",
    similar:
      "Не беше изпратено: това може да е същото събитие. Попитайте потребителя и го изпратете отново с isNew.",
  },
};

function priceIn(word: PriceWord, money: Money, say: { free: string; from: string; to: string }): string {
  switch (word.code) {
    case "free":
      return say.free;
    case "price":
      return money(word.amount, word.currency);
    case "price-from":
      return `${say.from} ${money(word.amount, word.currency)}`;
    case "price-to":
      return `${say.to} ${money(word.amount, word.currency)}`;
    case "price-range":
      return `${money(word.from, word.currency)}–${money(word.to, word.currency)}`;
  }
}
