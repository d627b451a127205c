import { z } from "zod";
import { MAX_PASSWORD, ROLES } from "#domain/account.ts";
import { MAX_EMAIL } from "#domain/feedback.ts";
import { plainLine } from "#domain/plain-line.ts";
import { FavoriteEntry } from "./favorites.ts";
import { invalid } from "./invalid.ts";
import { secondFactorCode } from "./second-factor.ts";

const MAX_NAME = 100;

const email = z
  .string(invalid("badEmail"))
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, invalid("tooLong", { max: MAX_EMAIL }))
  .pipe(z.email(invalid("badEmail")));
const personName = z
  .string(invalid("notName"))
  .overwrite(plainLine)
  .trim()
  .min(1, invalid("empty"))
  .max(MAX_NAME, invalid("tooLong", { max: MAX_NAME }))
  .regex(/^[^\p{Cc}]*$/u, invalid("controlCharacters"));
/** Only an upper bound; the rules of a password are the account's. */
const password = z
  .string(invalid("empty"))
  .min(1, invalid("empty"))
  .max(MAX_PASSWORD * 8, invalid("muchTooLong"));
const userId = z.uuid(invalid("notAccountId"));

/** The code of the second factor, where the account has one. */
export const SignIn = z.object({ email, password, code: secondFactorCode.optional() });
export const SignUp = z.object({ email, forename: personName, surname: personName, password });
export const ForgotPassword = z.object({ email });
/** A reset and a change carry the same; the session or the grant decides whose password it is. */
export const NewPassword = z.object({ password, id: userId });
/** The present password may be left out shortly after signing in. */
export const ChangePassword = NewPassword.extend({ currentPassword: password.optional() });
/** What one brought stays without a name, or is withdrawn. The password is needed where there is one. */
export const DeleteAccount = z.object({
  brought: z.enum(["keep", "remove"], invalid("notOneOf", { options: "keep, remove" })),
  password: password.optional(),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;
export const ChangeEmail = z.object({ email, password: password.optional() });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
export const MailedLink = z.object({
  id: userId,
  token: z.string().regex(/^[\w-]{43}$/, invalid("notWhole")),
});

export type SignIn = z.infer<typeof SignIn>;
export type SignUp = z.infer<typeof SignUp>;
export type ChangePassword = z.infer<typeof ChangePassword>;

/** The signed-in user. It never carries a password: `password` says that there is one. */
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
  isFollowing: z.literal(true).optional().describe("Follows something"),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const CurrentUserAnswer = z.union([CurrentUser, z.literal(false)]);
export type CurrentUserAnswer = z.infer<typeof CurrentUserAnswer>;

const record = z.record(z.string(), z.unknown());
/** Everything that is held about an account. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  site: z.string(),
  profile: record,
  favorites: z.array(record).describe("With their events, where these are still public"),
  records: z.record(z.string(), z.array(record)).describe("Rows about the account by table"),
});

/** The answer of an account call that succeeded. */
export const Said = z.object({ message: z.string() });
export type Said = z.infer<typeof Said>;

/** What the login panel shows; resetting and changing a password have pages of their own, and end at `changed`. */

/** Notices of `/login` for visitors who arrive by a link; the address carries the code, the page the sentence. */
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
  "for-favorite",
  "for-follow",
  "for-reminder",
  "account-deleted",
] as const;
export type LoginNotice = (typeof LOGIN_NOTICES)[number];
