import { z } from "zod";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { invalid } from "./invalid.ts";
import { BoxParams, text } from "./request.ts";
import { FEED_FORMATS, type FeedFormat } from "./urls.ts";

/** `{name}.ics`, `{name}.atom`, `{name}.rss` or `{name}.json`, where the name passes on to `shape`. */
function feedFile<T>(shape: z.ZodType<T, string>) {
  return z
    .string()
    .meta({ description: "{name}.ics, {name}.atom, {name}.rss or {name}.json" })
    .transform((file, context) => {
      const [, name, format] = /^(.+)\.(ics|atom|rss|json)$/s.exec(file) ?? [];
      if (name !== undefined && format !== undefined) return { name, format: format as FeedFormat };
      context.addIssue(invalid("notFeed"));
      return z.NEVER;
    })
    .pipe(z.object({ name: shape, format: z.enum(FEED_FORMATS) }));
}

const venueId = z
  .string()
  .regex(/^\d{1,10}$/, invalid("notVenueId"))
  .transform(Number);
const category = z
  .string()
  .refine(
    (name): name is VenueCategory => (VENUE_CATEGORIES as readonly string[]).includes(name),
    invalid("notCategory"),
  );

export const AreaFeedParams = z.object({ file: feedFile(BoxParams.shape.bounds) });
export const VenueFeedParams = z.object({ file: feedFile(venueId) });
export const CityFeedParams = z.object({ country: text, file: feedFile(text) });
export const CategoryFeedParams = z.object({ file: feedFile(category) });
export const WorldFeedParams = z.object({
  file: feedFile(z.enum(["all", "search"], invalid("notEqual", { value: "all or search" }))),
});
