import type { VenueWithEvents } from "#contract/catalog.ts";
import type { VenueCategory } from "#domain/category.ts";

type AskLatest = (country: string, category: VenueCategory) => Promise<VenueWithEvents[]>;

/** Asks the database for the latest events once, until the catalogue has changed; every landing page shows them. */
export function askOncePerVersion(ask: AskLatest, version: () => number): AskLatest {
  const asked = new Map<string, { version: number; answer: Promise<VenueWithEvents[]> }>();
  return (country, category) => {
    const key = `${country}\n${category}`;
    const known = asked.get(key);
    if (known?.version === version()) return known.answer;
    const answer = ask(country, category);
    asked.set(key, { version: version(), answer });
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
