import { FILE_MESSAGES } from "./error-messages-files.ts";
import { INPUT_MESSAGES } from "./error-messages-input.ts";
import { SOURCE_MESSAGES } from "./error-messages-sources.ts";
import { fillIn, upperFirst } from "./fill-in.ts";

/**
 * Every refusal by its code, in English. Codes are part of the API: they may be added, never renamed. Parameters stand in
 * braces. Translations have their codes as keys, `error.badSignIn`.
 */
export const ERROR_MESSAGES = {
  // Accounts
  badSignIn: "Invalid email or password.",
  confirmFirst: "Please confirm your email to log in.",
  badLink: "This reset link is invalid or has expired.",
  mismatch: "Passwords do not match",
  currentNeeded: "Please enter your current password as well.",
  currentWrong: "The current password is incorrect.",
  noPassword: "This account signs in with Google and has no password.",
  logIn: "Please sign in.",
  passwordLength: "Use {min} to {max} characters for a password.",
  commonPassword: "This password is too common. Please choose another.",
  ownPasswordOnly: "You can only change your own password.",
  ownFavoritesOnly: "You can only change your own favorites.",
  googleUnverified: "This Google account has no verified email address.",
  deadLink: "This link no longer works.",
  signInAgain: "Please sign in again first: your last sign-in was too long ago.",
  sameEmail: "This is already your address.",
  badPasskey: "This passkey doesn’t open an account here.",
  noPasskey: "This passkey doesn’t exist.",
  tooManyPasskeys: "You have {max} passkeys; please remove one first.",
  secondFactorNeeded: "Please enter the code from your authenticator app as well.",
  secondFactorWrong: "This code is incorrect, or it has already been used.",
  secondFactorOn: "Two-step verification is already on.",
  noSession: "This session has already ended.",
  badToken: "This token isn’t valid, or it has been revoked.",
  tokenExpired: "This token has expired.",
  tokenRight: "This token doesn’t have permission to do this.",
  sessionNeeded: "Sign in to do this: tokens can’t be used here.",
  rightAboveRole: "Your role doesn’t have this permission.",
  noToken: "This token doesn’t exist.",
  tooManyTokens: "You have {max} tokens; please revoke one first.",

  // The server
  busy: "The server is busy. Please try again in a moment.",
  overloaded: "We’re very busy right now. Please try again.",
  tooManyMinute: "Too many attempts. Please try again in a minute.",
  tooMany: "Too many attempts. Please try again in {minutes} minutes.",
  unreachable: "This can’t be done right now. Please try again in a moment.",
  diskFull:
    "The server’s disk is full, so nothing can be saved. Whoever runs this site needs to free some space.",
  failed: "Something went wrong on our side. Please try again.",
  importFailed: "Something went wrong on our side. Import the file again: nothing will be duplicated.",
  otherSite: "Requests from other sites aren’t accepted.",
  notSigned: "This message doesn’t have a valid signature from its sender.",
  serverRefused: "Messages from this server aren’t accepted.",
  noServerRule: "There’s no rule for this server or actor.",
  tooManyRules: "There are already {max} rules. Remove some first.",
  contentDown: "The content service isn’t responding.",
  contentStatus: "The content service responded with status {status}.",
  contentError: "The content service reported: {reason}",
  contentTooLarge: "The content service’s response is too large.",
  mapFileCut: "The map’s file has become shorter.",

  // What is not there
  nothingHere: "There’s nothing at this address.",
  noEvent: "This event doesn’t exist.",
  noVenue: "This venue doesn’t exist.",
  noVenueAt: "There is no venue at “{venue}”.",
  noCountry: "There is no country called “{country}”.",
  noCity: "There is no city called “{city}” in {country}.",
  noPlaceCalled: "No place called “{place}” was found.",
  ambiguousPlace: "There are several places called {place}. Please name one of them: {choices}.",
  noSitemap: "This sitemap doesn’t exist.",
  noPoster: "This poster doesn’t exist.",
  noPicture: "This picture doesn’t exist.",
  notPicture:
    "This picture can’t be read. Please choose a JPEG, PNG, WebP, AVIF or GIF of at most 32 megapixels.",
  pictureTooSlow: "This picture takes too long to read. Please choose a simpler or smaller one.",
  picturesDown:
    "Pictures can’t be saved or shown right now. Please try again in a few minutes. Nothing else is lost.",
  noMail: "This email doesn’t exist.",
  noMap: "This map doesn’t exist.",

  // Favourites
  eventOver: "This event has ended.",
  favoritesFull: "You have {max} favorites; please remove some first.",
  tooLateToRemind: "Reminders go out one day before an event, and this one starts sooner.",

  // The rules of an event
  endTimeAlone: "An end time needs an end date.",
  endBeforeStart: "The end must not come before the start.",
  endTimeWithoutStart: "An end time needs a start time.",
  endNotAfterStart: "The end must come after the start.",
  runTooLong: "An event can last three years at most.",
  priceBelowZero: "A price must not be below zero.",
  freeWithPrice: "A free event can’t have a price.",
  priceOrder: "The highest price must not be below the lowest.",
  unknownCurrency: "“{currency}” is not a currency. Use its three-letter code, such as EUR.",
  priceWithoutCurrency: "A price needs a currency.",
  tooManyOpenDays: "You can name at most {max} open days.",
  openDaysOutside: "Open days must be between the start and the end.",
  skippedTime: "On {date}, {time} doesn’t exist in {zone}: the clocks go forward.",
  sameEvent: "{venue} already has “{title}” on {date} at {time}.",
  sameEventNoHour: "{venue} already has “{title}” on {date} without a time.",
  noRule: "This is not a rule for repeating, such as “FREQ=WEEKLY;COUNT=10”.",
  repeatWithoutEnd: "A repeat needs an end: add COUNT or UNTIL, at most two years ahead.",
  repeatTooFar: "Repeats can end at most two years after the start, by {date}.",
  repeatTooOften: "An event can repeat on at most {max} dates.",

  // The administration
  noCityYet: "There is no city called “{city}” in {country}. Add it first.",
  cityListed: "{city} is already in the list of {country}.",
  unknownPlace: "No place called “{city}” was found in {country}.",
  unknownPlaceNeedsPin: "No place called “{city}” was found in {country}. Put its pin on the map.",
  venueAmbiguous: "More than one venue in {city} is at “{venue}”: choose its category.",
  venueNameAmbiguous: "More than one venue is called “{venue}”: name one of them by its slug: {choices}.",
  eventNameAmbiguous:
    "More than one event on {date} is called “{event}”: name one of them by its slug: {choices}.",
  cityAtCenter:
    "We don’t know where {city} is, so it’s at the center of {country} for now. To move it, add it again with its pin.",
  sameVenue: "Both are the same venue, {venue}: choose another one.",
  sameCity: "Both are the same city, {city}: choose another one.",
  noVenueInCity: "There is no venue at “{venue}” in {city}.",
  noVenueOfKindInCity: "There is no {category} venue at “{venue}” in {city}.",
  noVenueOfKind: "There is no {category} venue at “{venue}”.",
  noEventOfVenue: "{venue} has no event at “{event}” on {date}.",
  venueChanged: "Someone else has changed this venue in the meantime. Load it again, then make your change.",
  eventChanged: "Someone else has changed this event in the meantime. Load it again, then make your change.",
  favoriteOfOne:
    "1 event of {venue} is a favorite of 1 person. Confirm to delete the venue with all its events.",
  favoriteOfMany:
    "1 event of {venue} is a favorite of {people} people. Confirm to delete the venue with all its events.",
  favoritesOfOne:
    "{events} events of {venue} are favorites of 1 person. Confirm to delete the venue with all its events.",
  favoritesOfMany:
    "{events} events of {venue} are favorites of {people} people. Confirm to delete the venue with all its events.",
  nothingToUndo: "There’s no deletion to undo.",
  noBulk: "There’s no such action to undo.",
  bulkUndone: "This action has already been undone.",
  noHistoryEntry: "There’s no such entry in this event’s history.",
  nothingToRestore: "The event is as it was before this change.",
  nothingToMove: "Choose a venue, or by how many days to move the events.",
  noTagGiven: "Enter a tag to add or to remove.",
  venueGone: "Its venue no longer exists.",
  eventGone: "The event no longer exists.",
  fileVenueGone: "A venue in this file has been deleted in the meantime.",
  venueWithoutPlace: "A venue needs its country and city.",
  noWebhook: "This webhook doesn’t exist.",
  tooManyWebhooks: "There are {max} webhooks; please remove one first.",
  instanceChanged:
    "Someone else has changed these settings in the meantime. Load them again, then make your change.",
  webhookNeedsHttps: "Messages are sent to addresses that start with https:// only.",

  // People who bring events, and those who decide about them
  guestEmail: "Please enter your email address. We’ll send you a link to confirm it.",
  nowhere: "There is no town near this point. Please put the pin on the map again.",
  noOrganizer: "There is no organizer at “{organizer}”.",
  emptySearch: "A search needs a word.",
  areaUpsideDown: "The south of an area must be below its north.",
  tooManyFollows: "You follow {max} things; please unfollow some first.",
  notFollowed: "You don’t follow this.",
  notPushService: "This is not the address of a push service on the Internet.",
  noItem: "This submission or report doesn’t exist.",
  itemDecided: "This has already been decided.",
  undoTooLate: "This can no longer be undone: the author has been notified.",
  onlySubmissionsMerge: "A report can’t be merged into an event.",
  itemClaimed: "{who} is working on this right now.",
  senderBanned: "Events and reports from this email address aren’t accepted.",
  noGrant: "This isn’t granted to that account.",
  notYourVenue: "You don’t manage this venue. Choose one of your own.",
  notYourOrganizer: "{organizer} is the page of another account.",
  notYourSeries: "Some dates of this series aren’t yours. Change this date only.",
  badWebsite: "This isn’t the address of a website.",
  mergeElsewhere:
    "This can only be merged into an event at the same place, on the same day or with a similar name.",
  mergeNotYours: "This event belongs to an administrator or an organizer: only they can change it.",
  secondFactorSealed:
    "Codes from authenticator apps can’t be checked right now. Use a recovery code or a passkey.",
  noClaim: "This claim doesn’t exist.",
  alreadyYours: "{name} is already yours.",
  claimNeedsTarget: "Choose a venue or an organizer.",
  claimNoWebsite: "We don’t know a website of {name}, so an administrator will decide.",
  claimSharedHost:
    "Anyone can have a page or a mailbox at {host}, so it doesn’t prove anything. An administrator will decide.",
  claimNoMailbox: "{host} doesn’t receive email. Please use one of the other ways.",
  badMailbox: "Enter only the part before @{host}.",
  claimLinkGone: "This link no longer works, or it was sent for another account. Please claim again.",
  claimExpired: "This claim has expired. Please claim again.",
  claimNotFound: "Your code wasn’t found at {url}. Put it there, then check again.",
  claimElsewhere: "{url} leads to another website, so it doesn’t prove anything.",
  nothingToBan: "This has no author to ban.",
  beingDecided: "A moderator is working on this right now. Please try again in a few minutes.",
  reportsHaveNoForm: "A report has no fields to change.",
  noAccount: "There’s no account with this email address.",
  lastAdmin: "This is the only administrator. Make someone else an administrator first.",
  ...INPUT_MESSAGES,
  ...FILE_MESSAGES,
  ...SOURCE_MESSAGES,
} as const;

type Messages = typeof ERROR_MESSAGES;
export type ErrorCode = keyof Messages;

/** Numbers are grouped as the language does; a parameter may be a problem itself, such as what is wrong with a row. */
export type ErrorParam = string | number | Problem;

export type ParamsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;
type ParamsOf<Code extends ErrorCode> = ParamsIn<Messages[Code]>;
type ProblemOf<Code extends ErrorCode> = [ParamsOf<Code>] extends [never]
  ? { code: Code; params?: undefined }
  : { code: Code; params: { [Name in ParamsOf<Code>]: ErrorParam } };

/** What is wrong: its code, and the parameters that the code's message has. */
export type Problem = { [Code in ErrorCode]: ProblemOf<Code> }[ErrorCode];

/** A problem as it is stored: its English sentence is still there when its code is no longer known. */
export type WordedProblem = Problem & { message: string };

const grouped = new Intl.NumberFormat("en", { useGrouping: "min2" });

/** The English sentence of a problem. */
export function sentenceOf({ code, params }: Problem): string {
  return fillIn<ErrorParam>(ERROR_MESSAGES[code], params ?? {}, (value) =>
    typeof value === "number" ? grouped.format(value) : typeof value === "string" ? value : sentenceOf(value),
  );
}

export function worded(problem: Problem): WordedProblem {
  return { ...problem, message: sentenceOf(problem) };
}

/** The sentence beside the field it is about, which therefore does not name it. */
export function remarkOf(problem: Problem, field: string): string {
  const sentence = sentenceOf(problem);
  return upperFirst(sentence.startsWith(`${field} `) ? sentence.slice(field.length + 1) : sentence);
}
