import type { Event } from "#contract/catalog.ts";
import { priceWord } from "#domain/event/words.ts";

/** What an event's own link is for: tickets where something is to be paid. None where there is nothing left to go to. */
export function linkKind(event: Event): "tickets" | "website" | undefined {
  if (event.link === "" || event.isSoldOut || event.status === "cancelled") return undefined;
  const price = priceWord(event.price);
  return price && price.code !== "free" ? "tickets" : "website";
}
