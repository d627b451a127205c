import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { FOLLOW_CHANNELS, FOLLOW_KINDS, FOLLOW_RHYTHMS } from "#domain/follow.ts";
import { plainText } from "./form-fields.ts";
import { invalid } from "./invalid.ts";
import { timeZone } from "./push.ts";

const text = (max: number) => plainText(max).refine((value) => value !== "", invalid("empty"));
const degrees = (limit: number) =>
  z.coerce
    .number(invalid("notNumber"))
    .min(-limit, invalid("outOfRange", { min: -limit, max: limit }))
    .max(limit, invalid("outOfRange", { min: -limit, max: limit }));
const category = z.enum(VENUE_CATEGORIES, invalid("notCategory"));
const city = { country: text(100), city: text(200) };

const telling = {
  how: z.enum(FOLLOW_RHYTHMS, invalid("notOneOf", { options: FOLLOW_RHYTHMS.join(", ") })),
  by: z
    .array(z.enum(FOLLOW_CHANNELS, invalid("notSomeOf", { options: FOLLOW_CHANNELS.join(", ") })))
    .transform((channels) => [...new Set(channels)]),
  timeZone: timeZone.optional().describe("Of the reader, whose night is quiet; by default of the place"),
};

/** Something to follow, and how its news arrive. */
export const Follow = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("city"), ...city, ...telling }),
    z.object({ kind: z.literal("venue"), venue: text(200), category, ...telling }),
    z.object({ kind: z.literal("organizer"), organizer: text(200), ...telling }),
    z.object({ kind: z.literal("category"), category, ...city, ...telling }),
    z.object({ kind: z.literal("search"), q: text(100), ...telling }),
    z.object({
      kind: z.literal("area"),
      west: degrees(180),
      south: degrees(90),
      east: degrees(180),
      north: degrees(90),
      ...telling,
    }),
  ],
  { error: invalid("notOneOf", { field: "kind", options: FOLLOW_KINDS.join(", ") }) },
);
export type Follow = z.infer<typeof Follow>;

export const Following = z.looseObject({
  id: z.string(),
  kind: z.enum(FOLLOW_KINDS),
  label: z.string().describe("What it is called"),
  how: telling.how,
  by: z.array(z.enum(FOLLOW_CHANNELS)),
});
export const FollowingList = z.array(Following);
export type Following = z.infer<typeof Following>;

export const NewCount = z.object({
  count: z
    .number()
    .describe("How many new and changed events the reader has not seen; 100 means 100 or more"),
  to: z.number().describe("The number of the last of them"),
});
export type NewCount = z.infer<typeof NewCount>;
export const SeenNews = z.object({ to: z.number().int().min(0) });

export const FollowParams = z.object({ id: z.guid(invalid("badShape", { shape: "as it was answered" })) });
export const StopParams = z.object({ token: z.string().max(200) });
