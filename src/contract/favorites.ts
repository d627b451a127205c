import { z } from "zod";
import { invalid } from "./invalid.ts";

const MAX_ID = 2 ** 31 - 1;

const eventId = z
  .string(invalid("notEventId"))
  .regex(/^\d{1,10}$/, invalid("notEventId"))
  .refine((id) => Number(id) <= MAX_ID, invalid("notEventId"));

/** One of a user's favourites; `reminder` says that a mail comes a day before. */
export const FavoriteEntry = z.object({ event: z.string(), reminder: z.boolean() });
export type FavoriteEntry = z.infer<typeof FavoriteEntry>;

/** `user` must be the one who is signed in; what else a client sends along is not read. */
export const FavoriteChange = z.object({ id: eventId, user: z.string().optional() });
export const ReminderChange = FavoriteChange.extend({ reminder: z.boolean(invalid("notTrueOrFalse")) });

/** The user's favourites after the change. */
export const Favorites = z.array(FavoriteEntry);
export type Favorites = z.infer<typeof Favorites>;

/** What the page behind the link in a reminder asks: to turn off this one, or all of them. */
export const UnsubscribeParams = z.object({ token: z.string().max(200) });
