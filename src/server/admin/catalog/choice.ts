import { withRegion } from "#domain/city.ts";
import { AppError, wrongField } from "#domain/errors.ts";
import type { CityRecord } from "#server/catalog/cities.ts";
import { countryOf, unknownCity } from "../form-error.ts";
import type { AdminCatalogStore, EventRecord, ListedVenue } from "./store.ts";

interface CityChoice {
  country: string;
  city: string;
  region?: string | undefined;
}

interface VenueChoice extends CityChoice {
  category: ListedVenue["venue"]["category"] | "all";
  venue: string;
}

/** What the fields of a form choose, or the sentence at the field that chooses nothing. */
export async function chosenCity(store: AdminCatalogStore, form: CityChoice): Promise<CityRecord> {
  const country = countryOf(form.country);
  const city = await store.findCity(country.code, form.city, form.region);
  if (!city) throw unknownCity(withRegion(form.city, form.region ?? ""), country);
  return city;
}

export async function chosenVenue(store: AdminCatalogStore, form: VenueChoice): Promise<ListedVenue> {
  const { id } = await chosenCity(store, form);
  const [found, second] = await store.findVenues(
    {
      cityIds: [id],
      category: form.category === "all" ? undefined : form.category,
      slug: form.venue,
    },
    2,
  );
  if (second)
    throw wrongField(
      "category",
      `More than one venue of ${found?.city} is at "${form.venue}": choose its category.`,
    );
  if (found) return found;
  const kind = form.category === "all" ? "venue" : `${form.category} venue`;
  throw wrongField("venue", `There is no ${kind} at "${form.venue}" in ${form.city}.`);
}

export async function chosenEvent(
  store: AdminCatalogStore,
  form: VenueChoice & { event: string; old_date: string },
): Promise<{ chosen: ListedVenue; event: EventRecord }> {
  const chosen = await chosenVenue(store, form);
  const event = await store.findEvent(chosen.venue.id, form.event, form.old_date);
  if (!event)
    throw wrongField("event", `${chosen.venue.name} has no event at "${form.event}" on ${form.old_date}.`);
  return { chosen, event };
}

/** A form that was filled from an older state must not overwrite what somebody else did since. */
export function checkVersion(known: number | undefined, current: number, what: string): void {
  if (known === undefined || known === current) return;
  const sentence = `Somebody else has changed this ${what} in the meantime. Load it again, then make your change.`;
  throw new AppError("conflict", sentence, { fields: { version: sentence } });
}
