import { z } from "zod";
import { MAX_PASSWORD, ROLES } from "#domain/account.ts";
import { MAX_EMAIL } from "#domain/feedback.ts";
import { FavoriteEntry } from "./favorites.ts";

const MAX_NAME = 100;

const email = z
  .string("must be a complete e-mail address")
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, `must not be longer than ${MAX_EMAIL} characters`)
  .pipe(z.email("must be a complete e-mail address"));
const personName = z
  .string("must be a name")
  .trim()
  .min(1, "must not be empty")
  .max(MAX_NAME, `must not be longer than ${MAX_NAME} characters`)
  .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");
/** Only kept from being absurd here; what a good password is, the account's rules say. */
const password = z
  .string("must not be empty")
  .min(1, "must not be empty")
  .max(MAX_PASSWORD * 8, "must be shorter");
const userId = z.uuid("must be the id of an account");

export const SignIn = z.object({ email, password });
export const SignUp = z.object({ email, forename: personName, surname: personName, password });
export const ForgotPassword = z.object({ email });
/** A reset and a change carry the same; the session or the grant decides whose password it is. */
export const NewPassword = z.object({ password, id: userId });
/** The present password may be left out shortly after signing in. */
export const ChangePassword = NewPassword.extend({ currentPassword: password.optional() });
export const MailedLink = z.object({ id: userId, token: z.string().regex(/^[\w-]{43}$/, "must be whole") });

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
