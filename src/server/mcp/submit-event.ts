import { AppError } from "#contract/app-error.ts";
import { type OwnSubmissions, Submission, type SubmissionReceived } from "#contract/moderation.ts";
import type { SimilarEvents, SimilarQuery } from "#contract/submission-calls.ts";
import { urls } from "#contract/urls.ts";
import { canonicalJson } from "#domain/canonical-json.ts";
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
  // Assistants retry: what was submitted already is not submitted again.
  const { submissions: before } = await submissions.mine(author.id);
  const same = before.find((each) => isStanding(each) && isSameForm(each.form, form));
  if (same) return told(same);
  if (form.venue !== undefined && !input.isNew) {
    const { venue, date, title } = form;
    const { events } = await submissions.similar({ venue, date, title });
    const similar = events.map(({ _id, name, date, page }) => ({
      id: _id,
      name,
      date,
      link: publicUrl + page,
    }));
    if (similar.length > 0) return { id: null, state: "similar", link: null, similar };
  }
  await submissions.count(ip);
  const { id } = await submissions.submit(author, form, locale);
  const { submissions: own } = await submissions.mine(author.id);
  return told({ id, page: own.find((each) => each.id === id)?.page ?? null });

  function told({ id, page }: { id: string; page: string | null }): SubmitOutput {
    return page === null
      ? { id, state: "waiting", link: publicUrl + urls.ownEvents, similar: [] }
      : { id, state: "published", link: publicUrl + page, similar: [] };
  }
}

/** What was rejected, or has been taken from the map, may be submitted again. */
function isStanding({ state, page }: OwnSubmissions["submissions"][number]): boolean {
  return state === "waiting" || page !== null;
}

/** Of one title, place and time. */
function isSameForm(stored: Record<string, unknown>, form: Submission): boolean {
  const keyOf = ({ title, date, time, venue, newVenue }: Record<string, unknown>) =>
    canonicalJson([title, date, time ?? "", venue ?? null, (newVenue as { name?: string })?.name ?? null]);
  return keyOf(stored) === keyOf(form);
}

function formOf(
  { venueId, newVenue, category, free, allDay, isNew: _isNew, ...fields }: SubmitEventInput,
  listed: Projection,
) {
  const venue = venueId === undefined ? undefined : listed.venue(venueId);
  if (venueId !== undefined && !venue) throw new AppError("not-found", { code: "noVenue" });
  return {
    ...fields,
    // The form's own word for a time that is not known.
    time: fields.time ?? "",
    category,
    isFree: free,
    isAllDay: allDay,
    venue: venue && `${venue.category}/${venue.slug}`,
    newVenue: newVenue && {
      name: newVenue.name,
      address: newVenue.address,
      category,
      coordinates: [newVenue.longitude, newVenue.latitude],
    },
  };
}
