import type { AddSource, Source } from "#contract/admin-sources.ts";
import { type Choice, NOTHING, venueFields } from "../choice/choice.ts";

/** What the form of a source holds. */
export interface SourceDraft {
  kind: "address" | "file";
  name: string;
  url: string;
  every: string;
  choice: Choice;
  createsVenues: boolean;
  publishes: boolean;
}

export const NEW_SOURCE: SourceDraft = {
  kind: "address",
  name: "",
  url: "",
  every: "PT24H",
  choice: NOTHING,
  createsVenues: true,
  publishes: false,
};

export function draftOf(source: Source, venue: Choice["venue"]): SourceDraft {
  const { name, url, every, country, city, category, createsVenues, publishes } = source;
  return {
    kind: url === null ? "file" : "address",
    url: url ?? "",
    every: every ?? NEW_SOURCE.every,
    choice: { ...NOTHING, country: country ?? "", city: city ?? "", category: category ?? "all", venue },
    ...{ name, createsVenues, publishes },
  };
}

export type SourceFields = Omit<AddSource, "format" | "language" | "timeZone">;

export function fieldsOf({ kind, name, url, every, choice, ...flags }: SourceDraft): SourceFields {
  const { country, city, category, venue } = venueFields(choice);
  const isFile = kind === "file";
  return {
    name: name.trim(),
    url: isFile ? null : url.trim(),
    every: isFile ? null : every,
    country: country || null,
    city: city || null,
    category: category === "all" ? null : category,
    venue: venue || null,
    ...flags,
  };
}

/** Only what is different: a changed address or place makes the source be read anew. */
export function changeOf(before: SourceFields, after: SourceFields): Partial<SourceFields> {
  const changed = Object.entries(after).filter(
    ([name, value]) => before[name as keyof SourceFields] !== value,
  );
  return Object.fromEntries(changed);
}
