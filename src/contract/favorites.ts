import { z } from "zod";
import { invalid } from "./invalid.ts";
import { BeginSecondFactor } from "./second-factor.ts";

const MAX_ID = 2 ** 31 - 1;

/** Also as a number, as programs that read ids as numbers send it. */
const eventId = z
  .preprocess((id) => (typeof id === "number" ? String(id) : id), z.string(invalid("notEventId")))
  .pipe(
    z
      .string()
      .regex(/^\d{1,10}$/, invalid("notEventId"))
      .refine((id) => Number(id) <= MAX_ID, invalid("notEventId")),
  );

/** One of a user's favourites; with `reminder`, a mail comes a day before. */
export const FavoriteEntry = z.object({ event: z.string(), reminder: z.boolean() });
export type FavoriteEntry = z.infer<typeof FavoriteEntry>;

/** `user` must be the signed-in one; other fields of the request are not read. */
export const FavoriteChange = z.object({ id: eventId, user: z.string().optional() });
export const ReminderChange = FavoriteChange.extend({
  reminder: z.union(
    [z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")],
    invalid("notTrueOrFalse"),
  ),
});

/** The user's favourites after the change. */
export const Favorites = z.array(FavoriteEntry);
export type Favorites = z.infer<typeof Favorites>;

/** A new address needs the password, or a fresh sign-in. */
export const NewOwnCalendar = BeginSecondFactor.nullish();

/** The secret address of the user's favourites as a calendar. */
export const OwnCalendar = z.object({ url: z.string() });
export type OwnCalendar = z.infer<typeof OwnCalendar>;
export const OwnCalendarParams = z.object({
  file: z
    .string()
    .max(200)
    .regex(/\.ics$/, invalid("badShape", { shape: "with .ics at its end" }))
    .transform((file) => file.slice(0, -".ics".length)),
});

/** What the page behind the link in a reminder asks: to turn off this one, or all of them. */
export const UnsubscribeParams = z.object({ token: z.string().max(200) });
