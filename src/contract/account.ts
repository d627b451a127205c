import { z } from "zod";
import { MAX_PASSWORD, ROLES } from "#domain/account.ts";
import { MAX_EMAIL } from "#domain/feedback.ts";
import { FavoriteEntry } from "./favorites.ts";
import { invalid } from "./invalid.ts";

const MAX_NAME = 100;

const email = z
  .string(invalid("badEmail"))
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, invalid("tooLong", { max: MAX_EMAIL }))
  .pipe(z.email(invalid("badEmail")));
const personName = z
  .string(invalid("notName"))
  .trim()
  .min(1, invalid("empty"))
  .max(MAX_NAME, invalid("tooLong", { max: MAX_NAME }))
  .regex(/^[^\p{Cc}]*$/u, invalid("controlCharacters"));
/** Only kept from being absurd here; what a good password is, the account's rules say. */
const password = z
  .string(invalid("empty"))
  .min(1, invalid("empty"))
  .max(MAX_PASSWORD * 8, invalid("muchTooLong"));
const userId = z.uuid(invalid("notAccountId"));

export const SignIn = z.object({ email, password });
export const SignUp = z.object({ email, forename: personName, surname: personName, password });
export const ForgotPassword = z.object({ email });
/** A reset and a change carry the same; the session or the grant decides whose password it is. */
export const NewPassword = z.object({ password, id: userId });
/** The present password may be left out shortly after signing in. */
export const ChangePassword = NewPassword.extend({ currentPassword: password.optional() });
export const MailedLink = z.object({
  id: userId,
  token: z.string().regex(/^[\w-]{43}$/, invalid("notWhole")),
});

export type SignIn = z.infer<typeof SignIn>;
export type SignUp = z.infer<typeof SignUp>;
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Who is signed in. It never carries a password: `password` says that there is one. */
export const CurrentUser = z.object({
  _id: z.string(),
  name: z.string(),
  forename: z.string(),
  surname: z.string(),
  email: z.string(),
  photo: z.string().optional(),
  password: z.literal(true).optional(),
  role: z.enum(ROLES),
  signedInAt: z.number().optional().describe("When this session began, in milliseconds since 1970"),
  favorites: z.array(FavoriteEntry),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const CurrentUserAnswer = z.union([CurrentUser, z.literal(false)]);
export type CurrentUserAnswer = z.infer<typeof CurrentUserAnswer>;

/** What an account call that succeeded says. */
export const Said = z.object({ message: z.string() });
export type Said = z.infer<typeof Said>;

/** What the login panel shows; resetting and changing a password have pages of their own, and end at `changed`. */

/** What `/login` tells somebody who arrives there by a link; the address carries the word, the page the sentence. */
export const LOGIN_NOTICES = [
  "signed-up",
  "link-sent",
  "confirmed",
  "already-confirmed",
  "confirm-failed",
  "google-failed",
  "google-unverified",
  "google-unavailable",
  "google-not-configured",
  "join-google",
] as const;
export type LoginNotice = (typeof LOGIN_NOTICES)[number];
