import { wrongField } from "#contract/app-error.ts";
import { cityLabel } from "#domain/city.ts";
import { chosenVenue } from "#server/catalog/named-venue.ts";
import { eventChange, repeated } from "#server/catalog/write/event-form.ts";
import { type EventInput, NEW_EVENT } from "#server/catalog/write/event-input.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { StoredSubmission } from "./stored-submission.ts";

/** Writes a submission into the catalogue, and returns the id of its first event. */
export async function publishSubmission(
  write: CatalogWrite,
  form: StoredSubmission,
): Promise<{ eventId: number; subject: string }> {
  const { venue, city } = form.newVenue ? await addedVenue(write, form) : await chosenVenue(write.read, form);
  const target = await write.venues.recordOf(venue, form.category ?? venue.category, city);
  const input = { ...NEW_EVENT, ...eventChange(form) } as EventInput;
  const [eventId] = await write.events.add(target, input, repeated(form.repeat, input.date));
  return { eventId: eventId!, subject: `${input.name}, ${input.date}, ${target.name}, ${city}` };
}

async function addedVenue({ read, venues }: CatalogWrite, { newVenue, newCity }: StoredSubmission) {
  if (!newVenue?.coordinates || !newCity) throw wrongField("newVenue", { code: "nowhere" });
  const { name, address, category } = newVenue;
  const [longitude, latitude] = newVenue.coordinates;
  const { countryCode, geonamesId, region } = newCity;
  const known = await read.listedCity(countryCode, newCity);
  const place = { longitude: newCity.longitude, latitude: newCity.latitude };
  const cityId =
    known?.id ?? (await venues.addCity({ countryCode, name: newCity.name, region, geonamesId, ...place }));
  const city = known ? cityLabel(known) : newCity.name;
  const id = await venues.add({ cityId, city, category, name, address, longitude, latitude });
  return { venue: (await read.venueById(id))!, city };
}
