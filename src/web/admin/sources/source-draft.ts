import type { AddSource, Source, SourceMapping } from "#contract/admin-sources.ts";
import { wholeAddress } from "#domain/source/address.ts";
import { type Choice, NOTHING, venueFields } from "../choice/choice.ts";
import type { SourceLook } from "./source-calls.ts";

/** What the form of a source holds. */
export interface SourceDraft {
  /** Of a file that is sent there is no address. */
  isFile: boolean;
  name: string;
  url: string;
  format: AddSource["format"];
  every: string;
  choice: Choice;
  /** Empty where the events say it, or their venues. */
  language: string;
  timeZone: string;
  createsVenues: boolean;
  publishes: boolean;
  mapping: SourceMapping | null;
}

export const NEW_SOURCE: SourceDraft = {
  isFile: false,
  name: "",
  url: "",
  format: "auto",
  every: "PT24H",
  choice: NOTHING,
  language: "",
  timeZone: "",
  createsVenues: true,
  publishes: false,
  mapping: null,
};

export function sourceDraft(source: Source, venue: Choice["venue"]): SourceDraft {
  const { name, url, every, format, country, city, category, language, timeZone } = source;
  const { createsVenues, publishes, mapping } = source;
  return {
    isFile: url === null,
    url: url ?? "",
    every: every ?? NEW_SOURCE.every,
    format: format as AddSource["format"],
    choice: { ...NOTHING, country: country ?? "", city: city ?? "", category: category ?? "all", venue },
    language: language ?? "",
    timeZone: timeZone ?? "",
    name,
    createsVenues,
    publishes,
    mapping,
  };
}

export function sourceFields(draft: SourceDraft): AddSource {
  const { isFile, name, url, every, format, choice, language, timeZone } = draft;
  const { createsVenues, publishes, mapping } = draft;
  const { country, city, category, venue } = venueFields(choice);
  return {
    name: name.trim(),
    url: isFile ? null : url.trim(),
    every: isFile ? null : every,
    country: country || null,
    city: city || null,
    category: category === "all" ? null : category,
    venue: venue || null,
    language: language || null,
    timeZone: timeZone || null,
    format,
    createsVenues,
    publishes,
    mapping,
  };
}

export function lookOf(draft: SourceDraft): SourceLook {
  const { name: _, every: __, publishes: ___, ...look } = sourceFields(draft);
  return look;
}

/** Only what is different: a changed address or place makes the source be read anew. */
export function sourceChange(before: AddSource, after: AddSource): Partial<AddSource> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name as keyof AddSource]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

/** What a new source may be called: as it calls itself, as its file, or as its server. */
export function nameFor(foundName: string, url: string, file: File | undefined): string {
  const name =
    foundName ||
    file?.name.replace(/\.[^.]+$/, "") ||
    URL.parse(wholeAddress(url))?.hostname.replace(/^www\./, "");
  return (name ?? "").slice(0, 200);
}
