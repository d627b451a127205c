import type { EventStatus } from "#domain/event/event.ts";
import type { PriceWord } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";

interface Texts {
  status: Record<Exclude<EventStatus, "scheduled">, string>;
  soldOut: string;
  price(word: PriceWord): string;
}

/** What a post of an event says around the organizer's own words. */
export const federationTexts: Record<Locale, Texts> = {
  en: {
    status: { cancelled: "Cancelled", postponed: "Postponed" },
    soldOut: "Sold out",
    price: (word) => priceIn("en", word, { free: "Free", from: "from", to: "up to" }),
  },
  bg: {
    status: { cancelled: "Отменено", postponed: "Отложено" },
    soldOut: "Разпродадено",
    price: (word) => priceIn("bg", word, { free: "Безплатно", from: "от", to: "до" }),
  },
};

function priceIn(locale: Locale, word: PriceWord, say: { free: string; from: string; to: string }): string {
  if (word.code === "free") return say.free;
  const { currency } = word;
  const money = (amount: number) =>
    amount.toLocaleString(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  switch (word.code) {
    case "price":
      return money(word.amount);
    case "price-from":
      return `${say.from} ${money(word.amount)}`;
    case "price-to":
      return `${say.to} ${money(word.amount)}`;
    case "price-range":
      return `${money(word.from)}–${money(word.to)}`;
  }
}
