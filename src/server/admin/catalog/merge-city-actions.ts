import type { MergeCities, MergedCities } from "#contract/admin-merge.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { cityLabel } from "#domain/city.ts";
import type { CityRecord } from "#server/catalog/cities.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { placeStore } from "#server/sources/places/store.ts";
import type { CatalogWriter } from "../store.ts";
import { chosenCity } from "./choice.ts";
import type { CityMerge } from "./kept-merge.ts";
import { catalogPreview, Previewed } from "./previewed.ts";

const NAMED_VENUES = 10;

/** Undoes a merge of cities that the audit log kept. */
export async function undoCityMerge(
  { unmergeCity }: CatalogWrite,
  tx: Transaction,
  { places, ...merged }: CityMerge,
): Promise<void> {
  await unmergeCity(merged);
  await placeStore.renameBack(tx, cityLabel(merged.city), places);
}

/** Two cities that are one become one; what referred to the merged one refers to the other. */
export function mergeCityActions(writer: CatalogWriter) {
  function merge(adminId: string, form: MergeCities, isPreview: boolean): Promise<MergedCities> {
    return writer.write(adminId, async ({ read, mergeCities }, tx) => {
      const [keep, merged] = [await chosenPart(read, form, "keep"), await chosenPart(read, form, "merge")];
      const [kept, city] = [cityLabel(keep), cityLabel(merged)];
      if (keep.id === merged.id) throw wrongField("merge", { code: "sameCity", params: { city: kept } });
      const done = await mergeCities(keep, merged);
      const places = await placeStore.renameCity(tx, city, kept);
      const moved = await read.venuesMoved(done.venueIds, NAMED_VENUES);
      const result: MergedCities = {
        message: "Cities Merged",
        venues: moved.venues,
        events: moved.events,
        follows: done.followIds.length,
        places: places.length,
        venueNames: moved.names,
      };
      if (isPreview) throw new Previewed(result);
      const subject = `${city} → ${kept}, ${form.country}`;
      return {
        audit: { action: "Cities Merged", subject, removed: { cityMerge: { ...done, places } } },
        result,
      };
    });
  }

  return {
    merge: (adminId: string, form: MergeCities) => merge(adminId, form, false),
    preview: (adminId: string, form: MergeCities) => catalogPreview(() => merge(adminId, form, true)),
  };
}

async function chosenPart(
  read: CatalogReader,
  { country, ...parts }: MergeCities,
  part: "keep" | "merge",
): Promise<CityRecord> {
  try {
    return await chosenCity(read, { country, ...parts[part] });
  } catch (error) {
    const isOfCity = error instanceof AppError && error.fields && "city" in error.fields;
    throw isOfCity ? wrongField(part, error.problem) : error;
  }
}
