import { hashOf } from "#domain/dice.ts";

/** What a poster shows, and is drawn from. */
export interface PosterFacts {
  id: number | string;
  name: string;
  category: string;
  date: string;
  time: string;
}

// Goes up when the drawing changes, so that no browser keeps an old picture.
const DRAWING = 1;

/** Changes with everything that can be seen on the poster. */
export function posterVersion({ id, name, category, date, time }: PosterFacts): string {
  return hashOf(`${DRAWING}\n${id}\n${name}\n${category}\n${date}\n${time}`).toString(36);
}

export function posterUrl(facts: PosterFacts): string {
  return `/posters/${facts.id}.svg?v=${posterVersion(facts)}`;
}
