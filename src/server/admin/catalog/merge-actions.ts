import type { MergedVenues, MergeVenues } from "#contract/admin-merge.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { findOtherRecords } from "#server/catalog/place-records.ts";
import type { CatalogReader, ListedVenueRow } from "#server/catalog/read.ts";
import { checkVersion } from "#server/catalog/write/check-version.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { placeStore } from "#server/sources/places/store.ts";
import type { CatalogWriter } from "../store.ts";
import { requireVenue } from "./choice.ts";
import type { Merge } from "./kept-merge.ts";
import { catalogPreview, Previewed } from "./previewed.ts";
import { countFavorites } from "./store.ts";

/** Undoes a merge that the audit log kept. */
export async function undoMerge(
  { unmergeRecord }: CatalogWrite,
  tx: Transaction,
  merges: readonly Merge[],
): Promise<void> {
  for (const { sources, ...record } of merges) {
    await unmergeRecord(record);
    await placeStore.unfollowVenue(tx, sources);
  }
}

/** Two venues that are one become one; what referred to the merged one refers to the other. */
export function mergeActions(writer: CatalogWriter) {
  function merge(adminId: string, form: MergeVenues, isPreview: boolean): Promise<MergedVenues> {
    return writer.write(adminId, async ({ read, mergePlaces }, tx) => {
      const [keep, merged] = [await chosenPart(read, form, "keep"), await chosenPart(read, form, "merge")];
      checkVersion(form.keep.version, keep.venue.version, "venue");
      checkVersion(form.merge.version, merged.venue.version, "venue");
      const records = [keep.venue, ...(await findOtherRecords(tx, keep.venue.id))];
      if (records.some(({ id }) => id === merged.venue.id))
        throw wrongField("merge", { code: "sameVenue", params: { venue: keep.venue.name } });
      const done = await mergePlaces(keep.venue, merged.venue, keep.city);
      const doubles = done.flatMap((record) => record.doubles);
      const moved = done.flatMap((record) => record.moved);
      const sources = new Set<number>();
      const merges: Merge[] = [];
      for (const record of done) {
        for (const id of await placeStore.sourcesOf(tx, record.from)) sources.add(id);
        merges.push({ ...record, sources: await placeStore.followVenue(tx, record) });
      }
      const result: MergedVenues = {
        message: "Venues Merged",
        events: moved.length,
        doubles: doubles.map(({ name, date, time }) => ({ title: name, date, time })),
        favorites: await countFavorites(
          tx,
          [...moved, ...doubles].map(({ id }) => id),
        ),
        addresses: done.reduce((sum, record) => sum + record.venueSlugs.length, 0),
        sources: sources.size,
      };
      if (isPreview) throw new Previewed(result);
      const subject = `${merged.venue.name} → ${keep.venue.name}, ${keep.city}`;
      return { audit: { action: "Venues Merged", subject, removed: { merges } }, result };
    });
  }

  return {
    merge: (adminId: string, form: MergeVenues) => merge(adminId, form, false),

    preview: (adminId: string, form: MergeVenues) => catalogPreview(() => merge(adminId, form, true)),
  };
}

/** Both parts of the form have the same fields: a refusal names the part. */
async function chosenPart(
  read: CatalogReader,
  form: MergeVenues,
  part: keyof MergeVenues,
): Promise<ListedVenueRow> {
  try {
    return await requireVenue(read, form[part]);
  } catch (error) {
    throw error instanceof AppError && error.fields ? wrongField(part, error.problem) : error;
  }
}
