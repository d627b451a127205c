import { AppError } from "#contract/app-error.ts";
import { type OwnSubmissions, Submission, type SubmissionReceived } from "#contract/moderation.ts";
import type { SimilarEvents, SimilarQuery } from "#contract/submission-calls.ts";
import { urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { Caller } from "./caller.ts";
import type { SubmitEventInput } from "./input.ts";
import type { SubmitOutput } from "./output.ts";

export interface SubmitDeps {
  listed: () => Projection;
  publicUrl: string;
  /** The calls that the form for events makes. */
  submissions: {
    count(ip: string): Promise<void>;
    similar(query: SimilarQuery): Promise<SimilarEvents>;
    submit(author: Visitor, form: Submission, language: Locale): Promise<SubmissionReceived>;
    mine(userId: string): Promise<OwnSubmissions>;
  };
}

/** Brings an event as its author would by the form. */
export async function submitEvent(
  input: SubmitEventInput,
  { listed, publicUrl, submissions }: SubmitDeps,
  { locale, ip, author }: Caller,
): Promise<SubmitOutput> {
  if (!author) throw new AppError("forbidden", { code: "tokenRight" });
  const form = Submission.parse(formOf(input, listed()));
  if (form.venue !== undefined && !input.isNew) {
    const { venue, date, title } = form;
    const { events } = await submissions.similar({ venue, date, title });
    const similar = events.map(({ _id, name, date, page }) => ({
      ...{ id: _id, name, date, link: publicUrl + page },
    }));
    if (similar.length > 0) return { state: "similar", link: null, similar };
  }
  await submissions.count(ip);
  const { id } = await submissions.submit(author, form, locale);
  const { submissions: own } = await submissions.mine(author.id);
  const page = own.find((each) => each.id === id)?.page;
  if (page) return { state: "published", link: publicUrl + page, similar: [] };
  return { state: "waiting", link: publicUrl + urls.ownEvents, similar: [] };
}

function formOf(
  { venueId, newVenue, category, free, isNew: _isNew, ...fields }: SubmitEventInput,
  listed: Projection,
) {
  const venue = venueId === undefined ? undefined : listed.venue(venueId);
  if (venueId !== undefined && !venue) throw new AppError("not-found", { code: "noVenue" });
  return {
    ...fields,
    ...{ category, isFree: free },
    venue: venue && `${venue.category}/${venue.slug}`,
    newVenue: newVenue && {
      ...{ name: newVenue.name, address: newVenue.address, category },
      coordinates: [newVenue.longitude, newVenue.latitude],
    },
  };
}
