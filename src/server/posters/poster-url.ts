import { hash } from "node:crypto";

/** What is drawn on a poster. */
export interface PosterFacts {
  id: number;
  name: string;
  category: string;
  date: string;
  time: string;
}

/** Changes whenever the poster does, so that an address can be kept forever. */
export function posterVersion({ name, category, date, time }: PosterFacts): string {
  return hash("sha1", [name, category, date, time].join("\n"), "base64url").slice(0, 8).replaceAll("-", "_");
}

export function posterUrl(facts: PosterFacts): string {
  return `/posters/${facts.id}.svg?v=${posterVersion(facts)}`;
}
